import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '../../e2e/provision/free-port.ts';
import { startProgram } from '../../e2e/provision/server-process.ts';
import { sandboxProvider } from '../features/top-ups/providers/sandbox-provider.ts';
import { openFolder, secrets } from '../testing/open-sandbox.ts';
import { newOrder } from '../testing/payment-orders.ts';

async function start(env: Record<string, string>) {
  const server = startProgram('server/sandbox-provider/main.ts', env);
  const { child } = server;
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return server;
}

it('names every missing setting, and nothing else', async () => {
  const { child, output } = await start({ SANDBOX_PROVIDER_PORT: 'x' });
  if (child.exitCode === null) await once(child, 'exit');
  expect(output().trim().split('\n')).toEqual([
    expect.stringMatching(/^SANDBOX_PROVIDER_PORT: expected /),
    expect.stringMatching(/^SANDBOX_PROVIDER_SECRET: expected /),
    expect.stringMatching(/^SANDBOX_PROVIDER_NOTIFICATION_SECRET: expected /),
  ]);
});

it('keeps every confirmed payment when it is killed', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    SANDBOX_PROVIDER_PORT: String(port),
    SANDBOX_PROVIDER_DIR: await openFolder(),
    SANDBOX_PROVIDER_SECRET: secrets.secret,
    SANDBOX_PROVIDER_NOTIFICATION_SECRET: secrets.notificationSecret,
  };
  const provider = sandboxProvider({ url, publicUrl: url, ...secrets });
  const answered: string[] = [];
  for (const kills of [1, 2, 3]) {
    const { child, output } = await start(env);
    expect(output()).toBe(`Sandbox Pay ${url}\n`);
    for (const id of answered) expect((await provider.getPayment(id)).id).toBe(id);
    const before = answered.length;
    const flood = Array.from({ length: 200 }, async () => {
      const { payment } = await provider.createPayment(newOrder());
      answered.push(payment.id);
      if (answered.length === before + 20 * kills) child.kill('SIGKILL');
    });
    await Promise.allSettled(flood);
    if (child.signalCode === null) await once(child, 'exit');
  }
  const { child } = await start(env);
  for (const id of answered) expect((await provider.getPayment(id)).id).toBe(id);
  expect(answered.length).toBeGreaterThanOrEqual(120);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
