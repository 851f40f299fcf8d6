/** The rules of Rex as text. */
import type { Words } from "$lib/words";
import {
  ADVANTAGES,
  BATTLE_CARDS,
  BETRAYAL_CARDS,
  EVENT_CARDS,
  INFLUENCE_CARDS,
  LEADERS,
  OTHER_CARDS,
  SPACES,
} from "./box";
import { CHAPTERS, type Chapter, type Section } from "./contents";
import type { Block, ChapterText, Rules, SectionText } from "../../rules/text";

const RULES = "rules-rex";

export const rules: Rules = (words) => CHAPTERS.map((chapter) => chapterOf(words, chapter));

function chapterOf(words: Words, chapter: Chapter): ChapterText {
  const sections = chapter.sections.map((section) => sectionOf(words, section));
  return { id: chapter.id, title: words.say(`${RULES}-chapter-${chapter.id}`), sections };
}

function sectionOf(words: Words, section: Section): SectionText {
  const race = section.id in ADVANTAGES;
  let number = 0;
  const written = section.paragraphs.map(({ key, answers, step }): Block => {
    const text = words.say(`${RULES}-${section.id}-${key}`);
    number = step ? number + 1 : 0;
    return { anchors: answers, kind: step ? "step" : "text", number, title: "", text, notes: [] };
  });
  const more = race ? sheet(words, section.id) : (LISTS[section.id]?.(words) ?? []);
  return {
    id: section.id,
    title: race ? words.name(section.id) : words.say(`${RULES}-${section.id}`),
    pages: section.pages,
    blocks: race ? [...more, ...written] : [...written, ...more],
  };
}

/** Cards and spaces, which have words of their own already. */
const LISTS: Record<string, (words: Words) => Block[]> = {
  board: spaces,
  cards_battle: (words) => BATTLE_CARDS.map(([id, copies]) => card(words, id, copies)),
  cards_other: (words) => OTHER_CARDS.map(([id, copies, ...answers]) => card(words, id, copies, answers)),
  cards_influence: (words) => [
    ...INFLUENCE_CARDS.map(([id, ...places]) => placing(words, id, places)),
    ...EVENT_CARDS.map(([id, copies]) => card(words, id, copies)),
  ],
  betrayal: (words) => BETRAYAL_CARDS.map((id) => term(words.name(id), words.say(`name-${id}.does`))),
};

function term(
  title: string,
  text: string,
  anchors: readonly string[] = [],
  notes: readonly string[] = [],
): Block {
  return { anchors, kind: "term", title, text, notes };
}

function card(words: Words, id: string, copies: number, answers: readonly string[] = []): Block {
  const beyond = `${RULES}-card-${id}`;
  const notes = [
    ...(words.has(beyond) ? [words.say(beyond)] : []),
    words.say(`${RULES}-cards_copies`, { copies }),
  ];
  return term(words.name(id), words.say(`name-${id}.does`), [`card-${id}`, ...answers], notes);
}

function placing(words: Words, id: string, places: readonly (readonly [string, number])[]): Block {
  const each = places.map(([space, amount]) =>
    words.say(`${RULES}-cards_influence-place`, { amount, space: words.name(space) }),
  );
  return term(words.name(id), words.say(`${RULES}-cards_influence-places`, { places: words.listed(each) }));
}

function sheet(words: Words, race: string): Block[] {
  const part = (key: string) => term(words.say(`${RULES}-race-${key}`), words.say(`name-${race}.${key}`));
  const leaders = LEADERS.map((number) => words.name(`${race}_${number}`));
  return [
    part("begins"),
    ...ADVANTAGES[race]!.map((id) => term(words.name(id), words.say(`name-${id}.does`))),
    part("ally"),
    part("victory"),
    term(words.say(`${RULES}-race-leaders`), words.listed(leaders)),
  ];
}

function spaces(words: Words): Block[] {
  return SPACES.map(([id, sector, ...marks]) => {
    const told = words.listed(marks.map((mark) => words.say(`web-learn-mark-${mark}`)));
    return term(words.name(id), words.say("web-learn-space", { sector, marks: told }));
  });
}
