import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

/** The load from other processes, which distorts the results. */
export const busyBefore = `Load average before it ${loadavg()[0]?.toFixed(1)}`;

/** Numbers from the command line, such as `--rounds 5`, or their defaults. */
export function optionsFrom<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const options = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({ options: Object.fromEntries(options) });
  const given = Object.entries(values).map(([name, value]) => [name, Number(value)]);
  return { ...defaults, ...Object.fromEntries(given) } as Record<Name, number>;
}

/** Prints a row of a Markdown table. */
export function row(...cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** Prints the first row of a Markdown table. */
export function head(...cells: readonly string[]): void {
  row(...cells);
  row(...cells.map(() => '---'));
}

/** Says on the error stream what goes on. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * The least of the values that as large a share of them does not exceed.
 *
 * @param share above 0, up to 1.
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN;
}
