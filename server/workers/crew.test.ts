import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isRunning, startProgram } from '../../e2e/provision/server-process.ts';
import { waitFor } from '../testing/main-process.ts';

it('keeps the workers it has if others do not start, and gives up once it has none', async () => {
  const { child, output, until } = startProgram('server/workers/testing/frail.ts', {});
  const ended = once(child, 'exit');
  const pid = Number(await until(() => /serving: (\d+)/.exec(output())?.[1]));
  child.kill('SIGHUP');
  await until(() => output().includes('the workers were not replaced') || undefined);
  process.kill(pid, 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(output().match(/a worker does not start/g)).toHaveLength(3);
  expect(output()).toMatch(/hopeless after 5 forks: it is frail/);
});

it('leaves no worker behind when the primary is killed', async () => {
  const { output, until, stop } = startProgram('server/workers/testing/frail.ts', {});
  const pid = Number(await until(() => /serving: (\d+)/.exec(output())?.[1]));
  await stop('SIGKILL');
  await waitFor(() => !isRunning(pid));
});
