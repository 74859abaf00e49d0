import { execFile } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newLogOutput } from './log-output.ts';

it('writes the lines of one turn of the event loop at once, in their order', async () => {
  const writes: string[] = [];
  const output = newLogOutput({ write: (lines) => writes.push(lines) });
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
  await nextTurn();
  output.write('four\n');
  await nextTurn();
  expect(writes).toEqual(['one\ntwo\nthree\n', 'four\n']);
});

it('writes the last lines of a process that ends in the same turn', async () => {
  const program = `
    import { newLogOutput } from ${JSON.stringify(import.meta.resolve('./log-output.ts'))};
    newLogOutput(process.stdout).write('the last line\\n');
    process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('the last line\n');
});
