import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Judged } from './judging-proxy.ts';

/**
 * What the judge saw in all processes of a run: `seen-*.txt` has a line for each operation,
 * `violations-*.txt` one for each violation.
 */
const folder = path.resolve(import.meta.dirname, '../../reports/judge');

/** Forgets the runs before this one. */
export function forgetSeen(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Keeps what was judged; `source` names the process and what it talked to. */
export function keepSeen(source: string, judged: readonly Judged[]): void {
  mkdirSync(folder, { recursive: true });
  const seen = judged.flatMap(({ operationId }) => operationId ?? []);
  append(`seen-${source}.txt`, [...new Set(seen)]);
  append(`violations-${source}.txt`, violationsOf(judged));
}

/** The operations that were seen on `api` by any process of this run. */
export function seenOperations(api: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((file) => file.startsWith(`seen-${api}-`));
  return new Set(
    files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n')),
  );
}

/** Every violation with the exchange it happened in. */
export function violationsOf(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ exchange, violations }) =>
    violations.map((violation) => `${exchange}: ${violation}`),
  );
}

function append(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  appendFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
}
