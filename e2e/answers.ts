import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { bundleFile, readContract } from '../codegen/change-gate/files.ts';
import { placedOperations } from '../common/contract/operations.ts';
import { writeJunit } from '../codegen/junit.ts';
import { compareAnswers, type Reason } from './answers/compare-answers.ts';
import { seenAnswers } from './judge/seen-operations.ts';

/**
 * The last stage of `make test`: every documented response of every operation was seen in an
 * earlier stage, or has a reason in e2e/answers/never-seen.yaml. A reason for a response that was
 * seen is a failure too. An operation of the web app that keys open too has the same handler and the
 * same validators: of its answers only successes and those that concern keys count. Writes
 * reports/answers.xml.
 */
const repository = path.resolve(import.meta.dirname, '..');
const documented = placedOperations(await readContract(bundleFile)).flatMap(({ operation }) =>
  Object.keys(operation.responses)
    .filter((status) => operation['x-same-as'] === undefined || isOfKey(status))
    .map((status) => `${operation.operationId} ${status}`),
);
const reasons = parse(
  await readFile(path.join(repository, 'e2e/answers/never-seen.yaml'), 'utf8'),
) as Reason[];

const { missing, needless } = compareAnswers(documented, seenAnswers(), reasons);
const cases = [
  { name: 'every documented answer was seen', found: missing },
  { name: 'every reason is needed', found: needless },
].map(({ name, found }) => ({
  ...{ name, seconds: 0 },
  ...(found.length > 0 && { failure: found.join('\n') }),
}));
await writeJunit(path.join(repository, 'reports/answers.xml'), 'answers', cases);
for (const { name, failure } of cases)
  if (failure) console.error(`--- Failed: ${name}\n${failure}`);
console.log(`Answers: ${documented.length} documented, ${missing.length} not seen.`);
if (missing.length + needless.length > 0) process.exitCode = 1;

/** Whether an operation opened to keys is to give this answer in a test of its own. */
function isOfKey(status: string): boolean {
  return Number(status) < 300 || ['401', '403'].includes(status);
}
