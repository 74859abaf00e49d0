import { foldForSearch } from '../../../../common/search-text.ts';
import { HEADING_NAMES } from './heading-names.ts';
import { HEADING_WORDS, SHOPS, SIDE_WORDS } from './heading-words.ts';
import { ALL_FIELDS, type ImportField, isImportField } from './import-fields.ts';

/** Whom a heading names; null if it names nobody. */
export type Side = keyof typeof SIDE_WORDS | null;

export interface Meaning {
  field: ImportField;
  /** The smaller, the surer. */
  rank: number;
}

/** Ranks of what a guess rests on; the place among the words of the field is added. */
const RANK = { template: 0, shop: 100, side: 200, word: 300, billing: 400 } as const;
/** Marks a word that says too little without a side. */
const NEEDS_SIDE = '+';

/** The words of a heading: `receiver_phone`, `Receiver phone*` and `receiverPhone` are the same. */
export function phraseOf(heading: string): string {
  const words = heading.slice(0, 200).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldForSearch(words)
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a phrase means; those of the shop whose headings these are come first. */
export function meaningOf(
  phrase: string,
  side: Side,
  shop: string | undefined,
): Meaning | undefined {
  return INDEX.get(keyOf(phrase, `shop ${shop}`)) ?? INDEX.get(keyOf(phrase, side));
}

/** The shop whose export has these headings, by its sign. */
export function shopOf(phrases: readonly string[]): string | undefined {
  return SHOPS.find(({ sign }) => phrases.includes(sign))?.sign;
}

const SIDES = Object.entries(SIDE_WORDS)
  .flatMap(([side, words]) => words.split('|').map((word) => ({ side, word: phraseOf(word) })))
  // `المرسل إليه` is the receiver, `المرسل` the sender.
  .sort((a, b) => b.word.length - a.word.length);

/** The side that a phrase names, and the phrase without it. */
export function sideOf(phrase: string): { side: Side; rest: string } {
  const found = new Set<string>();
  let rest = ` ${phrase} `;
  for (const { side, word } of SIDES) {
    if (!rest.includes(` ${word} `)) continue;
    found.add(side);
    rest = rest.replaceAll(` ${word} `, ' ');
  }
  const side = (['sender', 'billing', 'receiver'] as const).find((each) => found.has(each));
  return { side: side ?? null, rest: rest.trim() };
}

const INDEX = indexOfMeanings();

function indexOfMeanings(): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>();
  const add = (phrase: string, side: string | null, field: ImportField, rank: number) => {
    const known = index.get(keyOf(phrase, side));
    if (!known || rank < known.rank) index.set(keyOf(phrase, side), { field, rank });
  };
  for (const field of ALL_FIELDS) {
    const { ar, en } = HEADING_NAMES[field];
    for (const heading of [ar, en]) add(phraseOf(heading), null, field, RANK.template);
    const words = (HEADING_WORDS[field] ?? '').split('|').filter((word) => word !== '');
    const places = { arabic: 0, latin: 0 };
    for (const marked of words) {
      const word = phraseOf(marked);
      // Words of one language are not surer than those of the other.
      const place = places[/\p{sc=Arabic}/u.test(word) ? 'arabic' : 'latin']++;
      const isSenders = field.startsWith('sender.') && field !== 'sender.amount_to_collect';
      if (isSenders) add(word, 'sender', field, RANK.side + place);
      else if (!marked.startsWith(NEEDS_SIDE)) add(word, null, field, RANK.word + place);
      if (!field.startsWith('receiver.')) continue;
      add(word, 'receiver', field, RANK.side + place);
      add(word, 'billing', field, RANK.billing + place);
    }
  }
  for (const { sign, fields } of SHOPS) {
    for (const [field, words = ''] of Object.entries(fields)) {
      for (const [place, word] of words.split('|').entries()) {
        if (isImportField(field)) add(word, `shop ${sign}`, field, RANK.shop + place);
      }
    }
  }
  return index;
}

function keyOf(phrase: string, side: string | null): string {
  return `${side ?? ''}|${phrase}`;
}
