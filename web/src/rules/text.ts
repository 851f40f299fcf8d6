/** The rules of a game as text: every paragraph with its anchors, in the reader's language. */
import type { Words } from "$lib/words";

/** What a game with a rules page brings: the words have the messages of its rules, too. */
export type Rules = (words: Words) => ChapterText[];

export interface Block {
  /** Anchors that lead here; the first is the element's own id. */
  anchors: readonly string[];
  kind: "text" | "step" | "term";
  /** The number of a step, which a search must not change. */
  number?: number;
  /** What a term is called. */
  title: string;
  text: string;
  /** What there is to add. */
  notes: readonly string[];
}

export interface SectionText {
  id: string;
  title: string;
  pages: string;
  blocks: Block[];
}

export interface ChapterText {
  id: string;
  title: string;
  sections: SectionText[];
}

// Searching

/** The chapters with only those blocks that speak of something; a heading that does keeps all of its own. */
export function found(chapters: readonly ChapterText[], query: string): ChapterText[] {
  const wanted = plain(query.trim());
  if (!wanted) return [...chapters];
  const speaks = (text: string) => plain(text).includes(wanted);
  const within = (section: SectionText): SectionText => ({
    ...section,
    blocks: speaks(section.title)
      ? section.blocks
      : section.blocks.filter((block) => [block.title, block.text, ...block.notes].some(speaks)),
  });
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map(within).filter((section) => section.blocks.length > 0),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}

/** A text in pieces, every second of which is what was looked for. */
export function pieces(text: string, query: string): string[] {
  const wanted = query.trim();
  if (!wanted) return [text];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${escaped})`, "giu"));
}

function plain(text: string): string {
  return text.toLocaleLowerCase();
}
