/** How often two halves of one group differ by chance by more than {@link spreadOfHalves} says. */
const LEVEL = 0.001;
const SPLITS = 2_000;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * The distance between the medians of two random halves of one group that only one split in a
 * thousand exceeds. A larger difference is not due to chance.
 *
 * Two equal groups differ less than two halves of one group (by the square root of two, with twice
 * as many values), so far fewer than one comparison in a thousand fails by accident.
 *
 * @param random from 0 to below 1; a seeded one splits the same way on every run.
 */
export function spreadOfHalves(group: readonly number[], random: () => number): number {
  const half = group.length >> 1;
  const distances = Array.from({ length: SPLITS }, () => {
    const shuffled = shuffle(group, random);
    return Math.abs(median(shuffled.slice(0, half)) - median(shuffled.slice(half)));
  });
  distances.sort((one, other) => one - other);
  return distances[Math.ceil((1 - LEVEL) * SPLITS) - 1] ?? NaN;
}

/** Fisher-Yates. */
function shuffle(values: readonly number[], random: () => number): number[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? NaN, shuffled[last] ?? NaN];
  }
  return shuffled;
}
