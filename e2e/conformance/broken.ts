import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type TestCase, writeJunit } from '../../codegen/junit.ts';
import { createJudge } from '../judge/judge.ts';
import { openApi } from './api.ts';
import { readArguments } from './arguments.ts';
import { readFaults, RIGHT, startBrokenServers } from './broken-servers.ts';
import { type Caught, tableOf } from './broken-table.ts';
import { GENERAL_CLAUSES } from './checks.ts';
import { laws } from './laws/laws.ts';
import { config } from './reference.config.ts';
import { runAll } from './run.ts';
import { openWire } from './wire.ts';

/**
 * `make broken-servers`: tests the kit. Runs it against the reference backend, where nothing may
 * fail, and against the same backend with one mistake at a time, where something must. Exit code 1
 * if a mistake goes unnoticed or the correct server fails.
 */
const repository = path.resolve(import.meta.dirname, '../..');

/** A fault, and the law that is tried on it. That answers keep to the contract is for judge.test.ts. */
const ONE = { fault: 'charged-twice', law: 'charged-as-quoted' };
const isFull = process.env.TEST_COUNTS === 'full';

const { values: options } = parseArgs({
  options: {
    /** Names separated by commas, or `all`. */
    fault: { type: 'string', default: isFull ? 'all' : ONE.fault },
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
const judge = await createJudge();
// In `make test` the whole kit runs against the correct server in a stage of its own.
const servers = await startBrokenServers(options.fault === ONE.fault ? chosen : [RIGHT, ...chosen]);
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
  const baseUrl = `${url}/api`;
  const wire = openWire(baseUrl);
  // Workflows start a program for each file, and a fault that breaks one breaks a law as well.
  const checks =
    options.fault === ONE.fault
      ? [ONE.law]
      : [...laws.map(({ id }) => id), ...GENERAL_CLAUSES.map(([id]) => id)];
  const flags = ['--only', checks.join(), '--requests', options.requests, '--seed', options.seed];
  try {
    const { results, total } = await runAll({
      options: readArguments([...flags, ...(name === RIGHT ? [] : ['--bail', '--no-shrink'])]),
      config,
      judge,
      apiFor: (findings) => openApi({ baseUrl, wire, judge, findings, skip: config.skip }),
    });
    const failed = results.filter(({ ok, skipped }) => !ok && skipped === undefined);
    if (name === RIGHT) {
      return failed.length > 0 ? `The correct server failed: ${tell(failed)}` : undefined;
    }
    caught.set(name, { by: failed, after: total });
    return failed.length > 0 ? undefined : `No check found it in ${total} requests`;
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
