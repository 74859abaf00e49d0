import type { Kit } from './api.ts';
import type { Operation } from './contract.ts';
import { newDraw, type Draw } from './draw.ts';
import type { Findings, Result } from './findings.ts';

/** Milliseconds left for repeating laws. */
export interface Spare {
  left: number;
}

/** A law that is broken: the choices of its run, and what they were made for. */
export interface BrokenRun {
  id: string;
  seed: number;
  /** How many choices the run made. */
  made: number;
  operations: readonly Operation[];
}

/** Runs the law once more with these choices; its failures go to the findings of the kit. */
export type Repeat = (kit: Kit, draw: Draw, operations: readonly Operation[]) => Promise<unknown>;

/**
 * Repeats a broken law with the least choices instead of random ones, and tells its failures by
 * the requests of that run. If the first of them does not fail then, as few choices as it takes
 * are random.
 */
export async function tellByLeastRun(
  { api, findings }: Kit,
  law: BrokenRun,
  spare: Spare,
  repeat: Repeat,
): Promise<void> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > spare.left;
  const failures = findings.of(law.id);
  // A law about single operations need not be repeated for the others.
  const failed = new Set(failures.map(({ operation }) => operation));
  const some = law.operations.filter(({ id }) => failed.has(id));
  const operations = some.length > 0 ? some : law.operations;
  const least = new Map<string, Result>();
  const failsWith = async (free: number, key: string) => {
    const kit = api.apart();
    await repeat(kit, newDraw(law.seed, free), operations);
    for (const each of failures) noteIn(least, each.key, kit.findings);
    return kit.findings.find(key) !== undefined;
  };

  const [first] = failures;
  if (!first || isOver()) return;
  let [low, high] = (await failsWith(0, first.key)) ? [0, 0] : [0, law.made];
  while (high - low > 1 && !isOver()) {
    const middle = Math.floor((low + high) / 2);
    if (await failsWith(middle, first.key)) high = middle;
    else low = middle;
  }
  for (const [key, result] of least) findings.tellBy(key, result);
  spare.left -= performance.now() - begun;
}

function noteIn(least: Map<string, Result>, key: string, findings: Findings): void {
  const found = findings.find(key);
  if (found) least.set(key, found);
}
