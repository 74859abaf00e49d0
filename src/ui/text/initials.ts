import { stripInvisible } from '../../../common/invisible-characters.ts';

/** Kinds of company, which do not distinguish one from another. */
const kinds = new Set(
  (
    'شركة مؤسسة متجر مجموعة مكتب محل دار المحدودة ' +
    'the company co corporation corp llc ltd limited inc est establishment group store'
  ).split(' '),
);
/** Words that form one name with the next word: عبد الرحمن، أبو بكر، Abu Bakr. */
const begins = new Set(
  'عبد أبو ابو أبي أم ام ابن بن بنت آل abd abdul abu umm ibn bin bint al el'.split(' '),
);
/** Words that form one name with the previous word: عبد الله، نور الدين. */
const ends = new Set(['الله', 'الدين', 'allah']);
/** Words before a family's or father's name: آل سعود is identified by سعود. */
const family = new Set('بن ابن بنت آل bin ibn bint al el'.split(' '));

/**
 * At most two initials of a person's or company's name, in the order of the name: of its first and
 * last part. The article, the kind of a company and text in brackets are ignored. Arabic initials
 * are kept from joining.
 *
 * @returns an empty string for a name without letters or digits.
 */
export function initialsOf(name: string): string {
  const parts = partsOf(name);
  const [first] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return [first, last].flatMap((part) => (part ? [initialOf(part)] : [])).join('\u200c');
}

/** The words of a name, with those that belong together as one. */
function partsOf(name: string): string[][] {
  const words = stripInvisible(name.normalize('NFKC'))
    .replace(/[([{].*?[)\]}]/g, ' ')
    // Vowel marks and the tatweel are not letters.
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
  // The article begins too many names to distinguish them, and so does the preposition joined to
  // it.
  const bare = word.replace(/^(?:ال|لل)(?=\p{L}{2})/u, '');
  return [...([...bare][0] ?? '').toUpperCase()][0] ?? '';
}
