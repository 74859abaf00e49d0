import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProcess } from '../../../codegen/run-process.ts';
import { median } from '../medians.ts';
import { busyBefore, head, progress, row } from './report.ts';

/**
 * `make bench-beside OTHER=../before`: the booking rate of this checkout beside that of another one,
 * whose packages are installed. Each runs its own `make bench`, in turns, because machines are
 * noisy; the medians are printed. With `--endpoints 1`, each account of this checkout has one that
 * webhooks about shipments are written for.
 */
const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    turns: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    endpoints: { type: 'string', default: '0' },
  },
});
if (values.other === undefined) throw new Error('--other: the folder of another checkout');
const here = path.resolve(import.meta.dirname, '../../..');
const checkouts = { here, other: path.resolve(values.other) };
const BOOKINGS = ['booking, many accounts', 'booking, one account'];

/** What a checkout's benchmark prints of each kind of booking. */
const FIGURES = ['a second', 'of TPC-B', 'server', 'PostgreSQL', 'server and PostgreSQL'];

async function measure(cwd: string): Promise<number[][]> {
  const { rounds, seconds, endpoints } = values;
  const args = ['--rounds', rounds, '--seconds', seconds, '--scale', '5'];
  if (cwd === here && endpoints !== '0') args.push('--endpoints', endpoints);
  const program = 'server/testing/bench/main.ts';
  const { code, output } = await runProcess(process.execPath, [program, ...args], { cwd });
  const lines = BOOKINGS.map((name) =>
    output.split('\n').find((line) => line.includes(`| ${name}`)),
  );
  if (code !== 0 || lines.includes(undefined)) throw new Error(output);
  return lines.map((line = '') => {
    const [, , rate, , ratio, , server, database] = line.split('|').map((cell) => parseFloat(cell));
    return [rate, ratio, server, database, (server ?? NaN) + (database ?? NaN)].map(Number);
  });
}

const measured = { here: [] as number[][][], other: [] as number[][][] };
for (let turn = 0; turn < Number(values.turns); turn += 1) {
  for (const name of ['here', 'other'] as const) {
    const figures = await measure(checkouts[name]);
    measured[name].push(figures);
    progress(`${name}: ${figures.join(' and ')}`);
  }
}
process.stdout.write(
  `${busyBefore}; medians of ${values.turns} turns of ${values.rounds} rounds, ${values.seconds} s each\n\n`,
);
head('What', 'Figure', 'Here', 'Other', 'Ratio');
for (const [index, name] of BOOKINGS.entries()) {
  for (const [at, figure] of FIGURES.entries()) {
    const [here = NaN, other = NaN] = [measured.here, measured.other].map((turns) =>
      median(turns.map((figures) => figures[index]?.[at] ?? NaN)),
    );
    row(name, figure, here.toFixed(2), other.toFixed(2), (here / other).toFixed(2));
  }
}
