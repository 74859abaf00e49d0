import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Costs } from './explain.ts';

/** A statement, and what its plans took. */
export interface Judged {
  name: string;
  text: string;
  operation: string;
  /** The company's shipments. */
  count: number;
  costs: Costs;
}

/** A plan for any values may read so many times the pages of one for these, and a few more. */
const MOST_TIMES = 3;
const FEW = 100;

export function isWorse({ costs: { generic, custom } }: Judged): boolean {
  return generic.buffers > MOST_TIMES * custom.buffers + FEW;
}

const file = path.resolve(import.meta.dirname, '../../../reports/plans.md');

/** How many times as many pages the generic plan reads. */
const ratioOf = ({ costs }: Judged) => costs.generic.buffers / Math.max(1, costs.custom.buffers);

/** Writes reports/plans.md, the worst ratio first, and prints the worst. */
export async function writeReport(judged: readonly Judged[]): Promise<void> {
  const sorted = judged.toSorted((one, other) => ratioOf(other) - ratioOf(one));
  const lines = sorted.map((each) => {
    const { generic, custom } = each.costs;
    const times = [custom.planning, custom.execution, generic.execution];
    return row([
      ...[each.name, String(each.count), ...times.map((time) => time.toFixed(2))],
      ...[String(custom.buffers), String(generic.buffers), ratioOf(each).toFixed(2)],
    ]);
  });
  const head = [
    ...['Statement', 'Shipments', 'Planning, custom (ms)', 'Execution, custom (ms)'],
    ...['Execution, generic (ms)', 'Buffers, custom', 'Buffers, generic', 'Ratio'],
  ];
  const [worst] = sorted;
  if (!worst) throw new Error('there are no statements');
  const times = ratioOf(worst).toFixed(2);
  console.log(
    `Plans: ${judged.length} statements; the worst reads ${times} times (${worst.name}).`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, [row(head), row(head.map(() => '---')), ...lines, ''].join('\n'));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
