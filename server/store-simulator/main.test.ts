import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startProgram } from '../../e2e/provision/server-process.ts';

async function start(env: Record<string, string>) {
  const server = startProgram('server/store-simulator/main.ts', env);
  const { child } = server;
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return server;
}

it('names every missing setting, and nothing else', async () => {
  const { child, output } = await start({ STORE_SIMULATOR_PORT: 'x' });
  if (child.exitCode === null) await once(child, 'exit');
  expect(output().trim().split('\n')).toEqual([
    expect.stringMatching(/^STORE_SIMULATOR_PORT: expected /),
    expect.stringMatching(/^STORE_SIMULATOR_SECRET: expected /),
    expect.stringMatching(/^STORE_SIMULATOR_SALLA_CLIENT_ID: expected /),
    expect.stringMatching(/^STORE_SIMULATOR_SALLA_CLIENT_SECRET: expected /),
    expect.stringMatching(/^STORE_SIMULATOR_ZID_PARTNER_TOKEN: expected /),
  ]);
});

it('starts, and ends when it is asked to', async () => {
  const { child, output } = await start({
    STORE_SIMULATOR_PORT: '0',
    STORE_SIMULATOR_SECRET: 'controls',
    STORE_SIMULATOR_SALLA_CLIENT_ID: 'app',
    STORE_SIMULATOR_SALLA_CLIENT_SECRET: 'secret',
    STORE_SIMULATOR_ZID_PARTNER_TOKEN: 'token',
  });
  const [, url = ''] = /^Store simulator (http:\/\/localhost:\d+)\n$/.exec(output()) ?? [];
  const { status } = await fetch(url.replace('localhost', '127.0.0.1'));
  expect(status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
