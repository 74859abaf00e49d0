import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const BETWEEN = 200;

/** What is found, once it is as wanted, or as it is when so many milliseconds have passed. */
export async function foundOnce<Found>(
  find: () => Promise<Found>,
  isThere: (found: Found) => boolean,
  patience: number,
): Promise<Found> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await find();
    if (isThere(found) || Date.now() > deadline) return found;
    await sleep(BETWEEN);
  }
}
