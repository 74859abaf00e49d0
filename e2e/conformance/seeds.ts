import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ValueSet } from './answer-values.ts';
import { unexplained } from './beyond-reach.ts';

/**
 * `npm run conformance:seeds -- --count 50 --first 1`: judges the reference backend once with each seed, at
 * hours spread over a day. Kit and servers share the shifted clock, and every second server writes its
 * answers in another style. Prints each run and, of one that accuses the right server, all that it
 * said; exit code 1 if any does, or if a value of the contract is in no answer of all runs although
 * the kit could bring it about.
 */
const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    first: { type: 'string', default: '1' },
    /** Of the requests that are generated, the most in one run. */
    requests: { type: 'string', default: '600' },
  },
});
const count = Number(flags.count);
const first = Number(flags.first);
const minutesOfDay = 24 * 60;
const kit = path.join(import.meta.dirname, 'main.ts');
const urlOf = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;
const clock = urlOf('shifted-clock.ts');
const style = urlOf('restyled-answers.ts');

const REPORT = path.resolve('reports/conformance');

/** What the last run left without an answer. */
function leftByRun(): string[] {
  const text = readFileSync(path.join(REPORT, 'unseen.json'), 'utf8');
  return unexplained(JSON.parse(text) as ValueSet[]);
}

let accused = 0;
/** Values that no answer had so far. */
let left: string[] | undefined;
for (let run = 0; run < count; run += 1) {
  const ahead = Math.round((run * minutesOfDay) / count);
  const isRestyled = run % 2 === 1;
  const hour = new Date(Date.now() + ahead * 60_000).toISOString().slice(11, 16);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [kit, '--seed', String(first + run), '--requests', flags.requests],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        NODE_OPTIONS: [
          ...[process.env.NODE_OPTIONS ?? '', `--import ${clock}`],
          ...(isRestyled ? [`--import ${style}`] : []),
        ].join(' '),
        CLOCK_AHEAD: String(ahead),
      },
    },
  );
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  console.log(
    `seed ${first + run}, from ${hour} UTC${isRestyled ? ', in another style' : ''}: ${status === 0 ? last : `${stdout}${stderr}`}`,
  );
  if (status !== 0) accused += 1;
  // A run that could not begin leaves no report.
  if (status === 2) continue;
  const here = leftByRun();
  left = left?.filter((value) => here.includes(value)) ?? here;
}
console.log(`${count - accused} of ${count} runs without an accusation`);
for (const value of left ?? []) console.log(`No answer had ${value}`);
process.exitCode = accused === 0 && left?.length === 0 ? 0 : 1;
