import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeJunit } from '../codegen/junit.ts';
import { runProcess } from '../codegen/run-process.ts';
import { readTotals } from './junit-totals.ts';
import type { Stage } from './stages.ts';

/** Milliseconds after which a stage counts as hung, even on a slow machine. */
const stageTimeout = 70 * 60_000;

/**
 * Runs a stage and makes sure that `reports` has its result: a stage that fails without reporting a
 * failure gets one in {name}-stage.xml.
 *
 * @returns its duration in seconds
 */
export async function runStage(stage: Stage, programs: string, reports: string): Promise<number> {
  const { name, program, args, env = {}, writesReport } = stage;
  const report = path.join(reports, `${name}.xml`);
  const printer = linePrinter(name);
  const start = performance.now();
  const { code, output } = await runProcess(path.join(programs, program), args, {
    env,
    onOutput: printer.print,
    timeout: stageTimeout,
  });
  printer.end();
  const seconds = (performance.now() - start) / 1000;

  const failure = `Exit code ${code}\n${output.slice(-2000)}`;
  if (!writesReport) {
    await writeJunit(report, name, [{ name, seconds, ...(code !== 0 && { failure }) }]);
  } else if (!existsSync(report)) {
    const missing = { name, seconds, failure: `No report was written. ${failure}` };
    await writeJunit(path.join(reports, `${name}-stage.xml`), name, [missing]);
  } else if (code !== 0 && readTotals(await readFile(report, 'utf8')).failed === 0) {
    const unreported = { name, seconds, failure };
    await writeJunit(path.join(reports, `${name}-stage.xml`), name, [unreported]);
  }
  return seconds;
}

/** Prints whole lines with the name of their stage, because two stages print at the same time. */
function linePrinter(name: string) {
  let rest = '';
  return {
    print: (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) console.log(`${name} | ${line}`);
    },
    end: () => {
      if (rest !== '') console.log(`${name} | ${rest}`);
    },
  };
}
