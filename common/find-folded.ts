import { foldForSearch } from './search-text.ts';

/** A range in a text: its first index and the index after its last, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/**
 * Where the words of a query stand in a text, compared as the search compares them
 * ({@link foldForSearch}): in order, without overlaps. A mark belongs to the letter before it.
 */
export function findFolded(text: string, query: string): TextRange[] {
  const { folded, letters } = foldWithPlaces(text);
  const words = foldForSearch(query)
    .split(' ')
    .filter((word) => word !== '');
  const found = words.flatMap((word) =>
    placesOf(word, folded).map((at): TextRange => {
      const [start = 0] = letters[at] ?? [];
      const [, end = text.length] = letters[at + word.length - 1] ?? [];
      return [start, end];
    }),
  );
  return merge(found.sort(([a], [b]) => a - b));
}

/** The folded text, and for each unit of it the range of the letter it came from. */
function foldWithPlaces(text: string) {
  let folded = '';
  let at = 0;
  const letters: [start: number, end: number][] = [];
  for (const letter of text) {
    const units = /\s/.test(letter) ? ' ' : foldForSearch(letter);
    const end = at + letter.length;
    const last = letters.at(-1);
    if (units === '' && last) last[1] = end;
    for (let unit = 0; unit < units.length; unit += 1) letters.push([at, end]);
    folded += units;
    at = end;
  }
  return { folded, letters };
}

function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    places.push(at);
  }
  return places;
}

function merge(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}
