/** Longer texts are no misspelt name. */
const LONGEST = 40;
const SHOWN = 3;

/** Something with the names by which it is known, as they are compared. */
export interface Named {
  code: string;
  keys: readonly string[];
}

/** The codes of up to three of them whose names are most like a text, the likest first. */
export function nearestTo(key: string, among: readonly Named[]): string[] {
  if (key === '' || key.length > LONGEST) return [];
  const most = Math.max(1, Math.floor(key.length / 3));
  return among
    .map(({ code, keys }) => {
      const alike = keys.filter((each) => Math.abs(each.length - key.length) <= most);
      return { code, distance: Math.min(...alike.map((each) => distance(key, each))) };
    })
    .filter((each) => each.distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .map(({ code }) => code);
}

/** The letters to add, drop or change to make one text of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const now = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const changed = (before[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before[to.length] ?? 0;
}
