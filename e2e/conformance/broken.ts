import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type TestCase, writeJunit } from '../../codegen/junit.ts';
import { createJudge } from '../judge/judge.ts';
import { openApi } from './api.ts';
import { readArguments } from './arguments.ts';
import { readFaults, RIGHT, startBrokenServers } from './broken-servers.ts';
import { type Caught, namedIn, tableOf } from './broken-table.ts';
import { GENERAL_CLAUSES } from './checks.ts';
import { laws } from './laws/laws.ts';
import { config } from './reference.config.ts';
import { runAll } from './run.ts';
import { openWire } from './wire.ts';

/**
 * `make broken-servers`: tests the kit. Runs it against the reference backend, where nothing may
 * fail, and against the same backend with one mistake at a time, where something must: first the
 * checks that the page names for the mistake and, if they pass, all others. Exit code 1 if a mistake
 * goes unnoticed or the correct server fails.
 */
const repository = path.resolve(import.meta.dirname, '../..');

/** For `make test`. That answers keep to the contract is for judge.test.ts. */
const ONE = 'charged-twice';
const isFull = process.env.TEST_COUNTS === 'full';

/** Workflows start a program for each file, and a fault that breaks one breaks a law as well. */
const CHECKS = [...laws.map(({ id }) => id), ...GENERAL_CLAUSES.map(([id]) => id)].join();

const { values: options } = parseArgs({
  options: {
    /** Names separated by commas, or `all`. */
    fault: { type: 'string', default: isFull ? 'all' : ONE },
    /** Maximum for a run that finds nothing. */
    requests: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    /** Concurrent runs. */
    at: { type: 'string', default: '2' },
    /** Where to write the table; by default nowhere. */
    table: { type: 'string' },
  },
});

const known = readFaults();
const names = known.filter(({ beyond }) => beyond === '').map(({ name }) => name);
const chosen = options.fault === 'all' ? names : options.fault.split(',');
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new RangeError(`--fault: unknown: ${unknown.join(', ')}`);

// The servers stop with this process, however it ends.
process.once('SIGTERM', () => process.exit(143));

const cases: TestCase[] = [];
const caught = new Map<string, Caught>();
const namedFor = namedIn(await readFile(path.join(repository, 'docs/broken-servers.md'), 'utf8'));
const judge = await createJudge();
const servers = await startBrokenServers(options.fault === 'all' ? [RIGHT, ...chosen] : chosen);
try {
  const waiting = servers.urls.entries();
  await Promise.all(Array.from({ length: Number(options.at) }, () => work(waiting)));
} finally {
  await servers.stop();
}

await writeJunit(path.join(repository, 'reports/broken-servers.xml'), 'broken-servers', cases);
const failures = cases.filter(({ failure }) => failure !== undefined);
if (options.table !== undefined) {
  await writeFile(
    options.table,
    await tableOf(known, caught, { ...options, commit: lastCommit() }),
  );
}
console.log(`${cases.length - failures.length} servers judged correctly, ${failures.length} not`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Takes the servers one after the other. */
async function work(waiting: Iterable<[string, string]>): Promise<void> {
  for (const [name, url] of waiting) {
    const begun = performance.now();
    const failure = await findFailure(name, url).catch(String);
    const seconds = (performance.now() - begun) / 1000;
    cases.push({ name, seconds, ...(failure !== undefined && { failure }) });
    console.log(`${failure === undefined ? 'ok' : 'FAILED'} ${name} in ${seconds.toFixed(0)} s`);
    if (failure !== undefined) console.log(failure);
  }
}

/** @returns what is wrong with the kit's verdict; undefined if it is right. */
async function findFailure(name: string, url: string): Promise<string | undefined> {
  if (name === RIGHT) {
    const { by } = await run(url, ['--only', CHECKS]);
    return by.length > 0 ? `The correct server failed: ${tell(by)}` : undefined;
  }
  const untilFailure = ['--bail', '--no-shrink'];
  const { checks = [], operations = [] } = namedFor.get(name) ?? {};
  const where = operations.length > 0 ? ['--operation', operations.join()] : [];
  let seen: Caught = { by: [], after: 0 };
  if (checks.length > 0) {
    seen = await run(url, ['--only', checks.join(), ...where, ...untilFailure]);
  }
  if (seen.by.length === 0) seen = await run(url, ['--only', CHECKS, ...untilFailure]);
  caught.set(name, seen);
  return seen.by.length > 0 ? undefined : `No check found it in ${seen.after} requests`;
}

/** The checks that fail at a server. */
async function run(url: string, flags: string[]): Promise<Caught> {
  const baseUrl = `${url}/api`;
  const wire = openWire(baseUrl);
  const { requests, seed } = options;
  try {
    const { results, total } = await runAll({
      options: readArguments(['--requests', requests, '--seed', seed, ...flags]),
      config,
      judge,
      apiFor: (findings) => openApi({ baseUrl, wire, judge, findings, skip: config.skip }),
    });
    const by = results.filter(({ ok, skipped }) => !ok && skipped === undefined);
    return { by, after: total };
  } finally {
    wire.close();
  }
}

function tell(failed: Caught['by']): string {
  return failed
    .map(({ check, operation, detail }) => `${check} ${operation ?? ''} ${detail}`)
    .join('\n');
}

/** Date and short hash of the tested commit. */
function lastCommit(): string {
  return execFileSync('git', ['log', '-1', '--format=%cs, %h'], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
}
