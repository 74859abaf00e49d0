import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../reports/answers');
const remembered = new Set<string>();

/**
 * Records the operation and status of each answer in the server's tests, from the request log;
 * e2e/answers.ts checks that every documented answer occurred.
 */
export function rememberAnswer({ msg, operationId, status }: Record<string, unknown>): void {
  if (msg !== 'request' || typeof operationId !== 'string') return;
  const answer = `${operationId} ${String(status)}`;
  if (remembered.has(answer)) return;
  remembered.add(answer);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `server-${process.pid}.txt`), `${answer}\n`);
}
