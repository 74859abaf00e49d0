import { stripInvisible } from '../../../common/invisible-characters.ts';

/** What a company is rather than what it is called; it tells no two of them apart. */
const kinds = new Set(
  (
    'شركة مؤسسة متجر مجموعة مكتب محل دار المحدودة ' +
    'the company co corporation corp llc ltd limited inc est establishment group store'
  ).split(' '),
);
/** Words that make one name with the next: عبد الرحمن، أبو بكر، Abu Bakr. */
const begins = new Set(
  'عبد أبو ابو أبي أم ام ابن بن بنت آل abd abdul abu umm ibn bin bint al el'.split(' '),
);
/** Words that make one name with the one before: عبد الله، نور الدين. */
const ends = new Set(['الله', 'الدين', 'allah']);
/** Those of a family or a father name nobody by themselves: آل سعود is told by سعود. */
const family = new Set('بن ابن بنت آل bin ibn bint al el'.split(' '));

/**
 * At most two initials of a person's or a company's name, in the name's own order: of its first and
 * its last part. The article, the kind of a company and what stands in brackets do not count.
 * Arabic initials are kept from joining.
 *
 * @returns an empty string for a name without letters or figures.
 */
export function initialsOf(name: string): string {
  const parts = partsOf(name);
  const [first] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return [first, last].flatMap((part) => (part ? [initialOf(part)] : [])).join('\u200c');
}

/** The words of a name, those that belong together as one. */
function partsOf(name: string): string[][] {
  const words = stripInvisible(name.normalize('NFKC'))
    .replace(/[([{].*?[)\]}]/g, ' ')
    // Vowel signs and the stretching line are no letters.
    .replace(/\u0640|\p{Mn}/gu, '')
    .split(/[\s\-‐–—_/.,،]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !kinds.has(word.toLowerCase()));
  const parts: string[][] = [];
  let open = false;
  for (const word of telling.length > 0 ? telling : words) {
    const lower = word.toLowerCase();
    const part = parts.at(-1);
    if (part && (open || ends.has(lower))) part.push(word);
    else parts.push([word]);
    open = begins.has(lower);
  }
  return parts;
}

function initialOf(part: readonly string[]): string {
  const word = part.find((each) => !family.has(each.toLowerCase())) ?? part[0] ?? '';
  // The article begins too many names to tell them apart; so does the preposition with it.
  const bare = word.replace(/^(?:ال|لل)(?=\p{L}{2})/u, '');
  return [...([...bare][0] ?? '').toUpperCase()][0] ?? '';
}
