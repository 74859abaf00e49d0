import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from './contract.ts';
import { watchEventLoop } from './watch-event-loop.ts';

const hold = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('the log names the operation that held the event loop, and nothing that it held', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = Fastify({ logger: { level: 'warn', stream: { write } } });
  watchEventLoop(app, null);
  const operation = operationsOf(readContract()).find(({ id }) => id === 'trackShipment');
  app.get('/quick', () => 'done');
  app.get('/slow/:id', { ...(operation && { config: { operation } }) }, async () => {
    await sleep(1);
    hold(450);
    return 'done';
  });
  await app.inject('/quick');
  await sleep(150);
  lines.length = 0;
  await app.inject({ url: '/slow/secret', headers: { 'user-agent': 'secret' } });
  await sleep(150);
  const [line] = lines.filter(({ msg }) => msg === 'the event loop was blocked');
  expect(line).toMatchObject({ level: 40, operationIds: ['trackShipment'] });
  expect(Number(line?.['blockedMs'])).toBeGreaterThanOrEqual(350);
  expect(JSON.stringify(line)).not.toContain('secret');
  await app.close();
});
