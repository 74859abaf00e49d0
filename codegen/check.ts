import { globSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writeJunit, type TestCase } from './junit.ts';
import { runProcess } from './run-process.ts';

/**
 * `npm run check`: runs all static checks, two at a time, whether or not others fail.
 * Writes reports/check.xml; exit code 1 if any check failed.
 */
interface Check {
  name: string;
  program: string;
  args: string[];
}

const repository = path.resolve(import.meta.dirname, '..');
const bundle = 'openapi/generated/openapi.json';
const providerContract = 'openapi/payment-provider.yaml';
const workflows = globSync('openapi/workflows/*.arazzo.yaml', { cwd: repository });
const redoclyConfig = ['--config', 'openapi/rules/redocly.yaml', '--format', 'stylish'];

/** Slowest first, so that two workers finish soonest. */
const checks: Check[] = [
  { name: 'types, and lint rules about types (oxlint)', program: 'oxlint', args: [] },
  { name: 'lint (eslint)', program: 'eslint', args: ['.', '--max-warnings', '0'] },
  {
    name: 'contracts (spectral oas, OWASP, ours)',
    program: 'spectral',
    args: [
      'lint',
      bundle,
      providerContract,
      '--ruleset',
      'openapi/rules/spectral.yaml',
      '--fail-severity',
      'hint',
    ],
  },
  {
    name: 'imports (dependency-cruiser)',
    program: 'depcruise',
    args: [
      'src',
      'server',
      'common',
      'codegen',
      'mock-server',
      'e2e',
      'examples',
      '--output-type',
      'err-long',
    ],
  },
  { name: 'formatting (prettier)', program: 'prettier', args: ['--check', '.'] },
  { name: 'generated code is fresh', program: 'node', args: ['codegen/generate.ts', '--check'] },
  {
    name: 'contract sources and workflows (redocly)',
    program: 'redocly',
    args: ['lint', 'openapi/openapi.yaml', providerContract, ...workflows, ...redoclyConfig],
  },
  {
    name: 'contract bundle (redocly)',
    program: 'redocly',
    args: ['lint', bundle, ...redoclyConfig],
  },
  {
    name: 'every operation is used',
    program: 'node',
    args: ['codegen/operations-in-use.ts'],
  },
  {
    name: 'examples are right: sums, digits, times, states',
    program: 'node',
    args: ['codegen/examples/check.ts'],
  },
  { name: 'changes of the contract', program: 'node', args: ['codegen/contract-diff.ts'] },
];

const results = new Map<string, TestCase>();
const waiting = checks.values();

/** Two workers share one iterator: each takes the next check when it is free. */
async function worker(): Promise<void> {
  for (const check of waiting) {
    const result = await run(check);
    results.set(check.name, result);
    const verdict = result.failure === undefined ? 'ok    ' : 'FAILED';
    console.log(`${verdict} ${check.name} (${result.seconds.toFixed(1)} s)`);
  }
}

async function run({ name, program, args }: Check): Promise<TestCase> {
  const start = performance.now();
  const { code, output } = await runProcess(
    path.join(repository, 'node_modules/.bin', program),
    args,
    { cwd: repository, env: { FORCE_COLOR: '0' } },
  );
  const seconds = (performance.now() - start) / 1000;
  const failure = stripVTControlCharacters(output).trim() || `Exit code ${code}`;
  return { name, seconds, ...(code !== 0 && { failure }) };
}

await Promise.all([worker(), worker()]);

const cases = checks.flatMap(({ name }) => results.get(name) ?? []);
const failed = cases.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed) console.error(`\n--- ${name}\n${failure}`);
await writeJunit(path.join(repository, 'reports/check.xml'), 'check', cases);
console.log(`\n${cases.length - failed.length} of ${cases.length} checks passed.`);
if (failed.length > 0) process.exitCode = 1;
