import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Judged } from './judging-proxy.ts';

/**
 * What the judge saw in all processes of a run. `seen-*.txt` has a line for each response, such as
 * `getShipment 404`; `violations-*.txt` has one for each violation.
 */
const reports = path.resolve(import.meta.dirname, '../../reports');
const folder = path.join(reports, 'judge');

/** Deletes the records of earlier runs. */
export function forgetSeen(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Records the judged operations; `source` names the process and the API it called. */
export function keepSeen(source: string, judged: readonly Judged[]): void {
  mkdirSync(folder, { recursive: true });
  const seen = judged.flatMap(({ operationId, exchange }) =>
    operationId === undefined ? [] : `${operationId} ${exchange.split(' ').at(-1)}`,
  );
  append(`seen-${source}.txt`, [...new Set(seen)]);
  append(`violations-${source}.txt`, violationsOf(judged));
}

/** The operations seen on `api` by any process of this run. */
export function seenOperations(api: string): Set<string> {
  return new Set(linesOf(folder, `seen-${api}-`).map((answer) => answer.split(' ')[0] ?? ''));
}

/**
 * Every response of a backend in this run, such as `getShipment 404`, to browsers, workflows and
 * server tests.
 */
export function seenAnswers(): Set<string> {
  return new Set([
    ...linesOf(folder, 'seen-backend-'),
    ...linesOf(path.join(reports, 'answers'), 'server-'),
  ]);
}

function linesOf(from: string, start: string): string[] {
  if (!existsSync(from)) return [];
  return readdirSync(from)
    .filter((file) => file.startsWith(start))
    .flatMap((file) => readFileSync(path.join(from, file), 'utf8').trim().split('\n'));
}

/** Every violation with its exchange. */
export function violationsOf(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ exchange, violations }) =>
    violations.map((violation) => `${exchange}: ${violation}`),
  );
}

function append(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  appendFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
}
