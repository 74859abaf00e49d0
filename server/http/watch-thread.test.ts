import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startWatchThread } from './watch-thread.ts';

it('another thread names the operation while this one is stuck, once', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'mizan-watch-')), 'log');
  const logTo = openSync(file, 'w');
  const pulse = startWatchThread(['getHealth', 'signIn'], { stuckAfter: 200, logTo });
  pulse.begin('getHealth');
  const lines = () => readFileSync(file, 'utf8').trim().split('\n');
  const end = performance.now() + 20_000;
  for (let turn = 0; turn < 10; turn += 1) {
    pulse.beat();
    await sleep(50);
  }
  expect(lines()).toEqual(['']);
  pulse.begin('signIn');
  pulse.beat();
  // Nothing but the other thread can write the line meanwhile.
  while (!lines()[0] && performance.now() < end);
  const later = performance.now() + 300;
  while (performance.now() < later);
  expect(lines().map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, operationId: 'signIn', msg: 'the event loop is stuck' }),
  ]);
  await pulse.stop();
  closeSync(logTo);
});
