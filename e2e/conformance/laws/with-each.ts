import { Needs, Several } from '../answer.ts';
import { explained } from '../trail.ts';

/** Number of concurrent requests. */
const AT_ONCE = 6;

/**
 * Does the same with each, several concurrently. What is skipped or not built is left out, unless
 * nothing else is left.
 *
 * @throws Several with all failures.
 */
export async function withEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items.values();
  const errors: Error[] = [];
  let kept = 0;
  const work = async () => {
    for (const item of waiting) {
      try {
        await explained(() => act(item));
        kept += 1;
      } catch (error) {
        errors.push(...(error instanceof Several ? error.errors : [asError(error)]));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const isBroken = errors.some((error) => !(error instanceof Needs));
  if (isBroken || (kept === 0 && errors.length > 0)) throw new Several(errors, kept);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
