import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeJunit, type TestCase } from '../codegen/junit.ts';
import { runProcess } from '../codegen/run-process.ts';
import { createJudge } from './judge/judge.ts';
import { startJudgingProxy } from './judge/judging-proxy.ts';
import { samplePassword, startBackend } from './support/backend.ts';
import { stepCases, type RespectLog } from './arazzo-results.ts';

/**
 * Every workflow of openapi/workflows/ on a backend started for it, by
 * `redocly respect`, with the contract's judge listening. Writes reports/arazzo.xml; exit code 1
 * when a step failed or the traffic broke the contract.
 */
const repository = path.resolve(import.meta.dirname, '..');
const files = globSync('openapi/workflows/*.arazzo.yaml', { cwd: repository }).toSorted();
const inputs = {
  login: 'company@mizan.example',
  password: samplePassword,
  key: randomUUID(),
  new_login: 'empty@mizan.example',
  new_email: 'workflow@shop.example',
  new_password: 'silver-bridge-morning-58',
};

const scratch = await mkdtemp(path.join(tmpdir(), 'arazzo-'));
const backend = await startBackend();
const proxy = await startJudgingProxy(await createJudge(), { api: backend.url, app: backend.url });
const cases: TestCase[] = [];
try {
  for (const file of files) cases.push(...(await run(file)));
} finally {
  await proxy.stop();
  await backend.stop();
  await rm(scratch, { recursive: true, force: true });
}
await writeJunit(path.join(repository, 'reports/arazzo.xml'), 'arazzo', cases);
const failed = cases.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed) console.error(`\n--- ${name}\n${failure}`);
console.log(`Workflows: ${cases.length - failed.length} of ${cases.length} steps passed.`);
if (cases.length === 0 || failed.length > 0) process.exitCode = 1;

async function run(file: string): Promise<TestCase[]> {
  const output = path.join(scratch, 'log.json');
  const { code, output: printed } = await runProcess(
    path.join(repository, 'node_modules/.bin/redocly'),
    ['respect', file, '-S', `mizan=${proxy.url}/api`, '-i', JSON.stringify(inputs), '-J', output],
    { cwd: repository },
  );
  const log = await readFile(output, 'utf8').catch(() => '{"files":{}}');
  const description = await readFile(path.join(repository, file), 'utf8');
  const steps = stepCases(file, description, JSON.parse(log) as RespectLog);
  const violations = (await proxy.taken()).flatMap(({ exchange, violations: broken }) =>
    broken.map((violation) => `${exchange}: ${violation}`),
  );
  const silent = code !== 0 && steps.every(({ failure }) => failure === undefined);
  return [
    ...steps,
    verdict(`${file} runs to its end`, silent ? printed : ''),
    verdict(`${file} keeps to the contract`, violations.join('\n')),
  ];
}

function verdict(name: string, failure: string): TestCase {
  return { name, seconds: 0, ...(failure !== '' && { failure }) };
}
