import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestCase, writeJunit } from '../../codegen/junit.ts';
import { createJudge } from '../judge/judge.ts';
import { provideInterpreters } from '../provision/interpreters.ts';
import { startProcess } from '../provision/server-process.ts';
import { openApi } from './api.ts';
import { readArguments } from './arguments.ts';
import { checkedHooks } from './checked-hooks.ts';
import { type Break, BREAKS } from './first-server-breaks.ts';
import type { Result } from './findings.ts';
import { loadConfig } from './load-config.ts';
import { runAll } from './run.ts';
import { openWire } from './wire.ts';

/**
 * Judges the server of five operations in `examples/python`: nothing may fail; and, in `make
 * verify`, copies of it with one mistake each, which the right check must find. `make test` takes a
 * few laws, a few requests and one mistake.
 */
const repository = path.resolve(import.meta.dirname, '../..');
const folder = path.join(repository, 'examples/python');
const isFull = process.env.TEST_COUNTS === 'full';

/** What `make test` judges. */
const SOME = ['bounds', 'list-order', 'cursors', 'contract', 'headers', 'valid', 'invalid'];
const ARGS = isFull
  ? ['--seed', '1', '--requests', '2000']
  : ['--seed', '1', '--requests', '60', '--only', SOME.join()];
const breaks = isFull ? BREAKS : BREAKS.slice(0, 1);

// The servers stop with this process, however it ends.
process.once('SIGTERM', () => process.exit(143));
await provideInterpreters(['python3']);
const program = await readFile(path.join(folder, 'server.py'), 'utf8');
const config = await loadConfig(path.join(folder, 'conformance.config.ts'), new Set());
const judge = await createJudge();
const scratch = await mkdtemp(path.join(tmpdir(), 'first-server-'));
const cases: TestCase[] = [];
try {
  await judged('the server as it is', async () => {
    const failed = await failuresOf(program, ARGS);
    return failed.length > 0 ? `The kit finds something: ${tell(failed)}` : undefined;
  });
  for (const each of breaks) await judged(each.name, () => findMistake(each));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
await writeJunit(path.join(repository, 'reports/first-server.xml'), 'first-server', cases);
if (cases.some(({ failure }) => failure !== undefined)) process.exitCode = 1;

async function judged(name: string, find: () => Promise<string | undefined>): Promise<void> {
  const begun = performance.now();
  const failure = await find().catch(String);
  const seconds = (performance.now() - begun) / 1000;
  cases.push({ name, seconds, ...(failure !== undefined && { failure }) });
  console.log(`${failure === undefined ? 'ok' : 'FAILED'} ${name} in ${seconds.toFixed(1)} s`);
  if (failure !== undefined) console.log(failure);
}

/** @returns what is wrong with the verdict on a mistake; undefined if its check finds it. */
async function findMistake({ from, to, check }: Break): Promise<string | undefined> {
  if (program.split(from).length !== 2) return `The program does not have once: ${from}`;
  const failed = await failuresOf(program.replace(from, to), [
    ...['--seed', '1', '--requests', '300', '--only', check],
  ]);
  return failed.length > 0 ? undefined : `${check} finds nothing`;
}

/** Starts a program, runs the kit on it, and stops it. */
async function failuresOf(text: string, args: readonly string[]): Promise<Result[]> {
  const file = path.join(scratch, 'server.py');
  await writeFile(file, text);
  const server = startProcess('python3', [file, '0'], {
    cwd: scratch,
    env: { PATH: process.env.PATH, PYTHONUNBUFFERED: '1' },
  });
  try {
    const baseUrl = await server.until(() => /^Listening on (\S+)$/m.exec(server.output())?.[1]);
    const wire = openWire(baseUrl);
    const { results } = await runAll({
      ...{ options: readArguments(args), config: checkedHooks(config), judge },
      apiFor: (findings) => openApi({ baseUrl, wire, judge, findings, skip: config.skip }),
    });
    wire.close();
    return results.filter(({ ok, skipped }) => !ok && skipped === undefined);
  } finally {
    await server.stop();
  }
}

function tell(failed: readonly Result[]): string {
  return failed
    .map(({ check, operation = '', detail, curl, answer }) =>
      [`${check} ${operation} ${detail}`, curl, answer].filter(Boolean).join('\n'),
    )
    .join('\n');
}
