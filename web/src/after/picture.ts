/** A board as a file: the drawing with its colours written into it, under a headline. */

/** What style sheets say about a drawing; a file has no style sheets. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "color",
  "display",
  "visibility",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "transform",
  "transform-origin",
  "transform-box",
  "stop-color",
  "stop-opacity",
] as const;
const FONT = "system-ui, sans-serif";
const SVG = "http://www.w3.org/2000/svg";

export interface Headline {
  title: string;
  lines: readonly string[];
  ink: string;
  ground: string;
}

/** The largest drawing within an element: the others are icons. */
export function largestDrawing(within: Element): SVGSVGElement | null {
  const area = (each: Element) => {
    const box = each.getBoundingClientRect();
    return box.width * box.height;
  };
  const all = [...within.querySelectorAll("svg")];
  return all.sort((one, other) => area(other) - area(one))[0] ?? null;
}

/** The text of a file of its own. */
export function fileOf(drawing: SVGSVGElement, headline: Headline, size: number): string {
  const head = size * 0.16;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  inline(drawing, copy);
  copy.removeAttribute("class");
  place(copy, { x: 0, y: head, width: size, height: size });
  const sheet = make("svg", { xmlns: SVG, width: size, height: size + head, "font-family": FONT });
  sheet.append(make("rect", { width: size, height: size + head, fill: headline.ground }));
  sheet.append(text(headline.title, size / 2, head * 0.38, size * 0.038, headline));
  headline.lines.forEach((line, index) =>
    sheet.append(text(line, size / 2, head * (0.66 + 0.24 * index), size * 0.022, headline)),
  );
  sheet.append(copy);
  return new XMLSerializer().serializeToString(sheet);
}

/** The same as dots. Only pictures from this server and within the page may be drawn, so the file is put into
 * an address. */
export async function pngOf(file: string, size: number): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(file)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = Math.round((size * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Through the object model: a style written as text is what the content security policy forbids. */
function inline(from: Element, to: Element): void {
  const said = getComputedStyle(from);
  to.removeAttribute("style");
  for (const name of STYLES) (to as SVGElement).style.setProperty(name, said.getPropertyValue(name));
  [...from.children].forEach((child, index) => inline(child, to.children[index]!));
}

/** Where it lies on the sheet; what zoomed it on the page does not count. */
function place(copy: SVGSVGElement, box: Record<string, number>): void {
  copy.style.removeProperty("transform");
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
}

function text(said: string, x: number, y: number, size: number, { ink }: Headline): SVGElement {
  const made = make("text", { x, y, fill: ink, "font-size": size, "text-anchor": "middle" });
  made.textContent = said;
  return made;
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== "xmlns") made.setAttribute(key, String(value));
  }
  return made;
}
