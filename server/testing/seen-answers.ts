import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../reports/answers');
const remembered = new Set<string>();

/**
 * Keeps which operation answered with which status in a test of the server, from its line in the
 * log of requests; e2e/answers.ts asks whether every documented answer was seen.
 */
export function rememberAnswer({ msg, operationId, status }: Record<string, unknown>): void {
  if (msg !== 'request' || typeof operationId !== 'string') return;
  const answer = `${operationId} ${String(status)}`;
  if (remembered.has(answer)) return;
  remembered.add(answer);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `server-${process.pid}.txt`), `${answer}\n`);
}
