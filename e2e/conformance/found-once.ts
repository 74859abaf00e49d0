import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const BETWEEN = 200;

/** Milliseconds in which what follows from a request must show, on a busy machine as well. */
export const PATIENCE = 30_000;

/** What is found, once it is as wanted, or as it is when the patience ends. */
export async function foundOnce<Found>(
  find: () => Promise<Found>,
  isThere: (found: Found) => boolean,
): Promise<Found> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = await find();
    if (isThere(found) || Date.now() > deadline) return found;
    await sleep(BETWEEN);
  }
}
