import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { freePort } from '../e2e/provision/free-port.ts';
import { openDatabase } from './db/database.ts';
import { runMainToEnd, startMain, waitFor } from './testing/main-process.ts';

const isFull = process.env.TEST_COUNTS === 'full';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mizan-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a server that cannot start', { timeout: 60_000 }, () => {
  it('names the wrong settings, without a stack trace', async () => {
    const { code, output } = await runMainToEnd({ MODE: 'production', SAMPLE_PASSWORD: 'palm' });
    expect(code).toBe(1);
    const named = output
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(named.join(' ')).toBe(
      'DATABASE_URL PUBLIC_URL SMTP_URL MAIL_FROM SMS_URL PAYMENT_PROVIDER SAMPLE_PASSWORD SELLER_NAME_AR',
    );
  });

  it('names the database that does not answer', async () => {
    const url = `postgres://x@127.0.0.1:${await freePort()}/x`;
    const { code, output } = await runMainToEnd({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL: [^\n]+\n$/);
  });
});

describe('a demo server', { timeout: 120_000 }, () => {
  it('starts, prints its address, and stops without dropping requests under way', async () => {
    const port = await freePort();
    const { child, output } = startMain({
      PORT: String(port),
      DATA_DIR: path.join(folder, 'demo'),
      STOP_DELAY_SECONDS: '1',
    });
    const origin = `http://127.0.0.1:${port}`;
    await waitFor(() => output().includes('Password'));
    expect(output()).toContain(`http://localhost:${port}`);
    expect(output()).toContain('DEMO MODE');
    const password = /Password +(\S+)/.exec(output())?.[1];
    const login = /Sign in as +(\S+)/.exec(output())?.[1];
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);

    child.kill('SIGTERM');
    const exited = once(child, 'exit');
    await waitFor(async () => (await fetch(`${origin}/api/ready`)).status === 503);
    const signedIn = await fetch(`${origin}/api/website/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', type: 'public' },
      body: JSON.stringify({ login, password }),
    });
    expect(signedIn.status).toBe(200);
    expect((await exited)[0]).toBe(0);
    await expect(fetch(`${origin}/api/ready`)).rejects.toThrow();
  });

  it.each(isFull ? ['PORT', 'SANDBOX_PROVIDER_PORT', 'STORE_SIMULATOR_PORT'] : ['PORT'])(
    'names a taken %s',
    async (setting) => {
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const { code, output } = await runMainToEnd({
        PORT: String(await freePort()),
        [setting]: String(port),
        DATA_DIR: path.join(folder, 'demo'),
      });
      other.close();
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`^${setting}: ${port} is taken [^\n]+\n$`));
    },
  );

  it('names a folder made by another version, and says what to do', async () => {
    const dataDir = path.join(folder, 'demo');
    const database = await openDatabase({ dataDir });
    const rename = sql`update kysely_migration set name = '0000-older' where name like '0001%'`;
    await rename.execute(database.kysely);
    await database.close();
    const { code, output } = await runMainToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toBe(
      `DATA_DIR: ${dataDir} was made by another version of Mizan; delete it or set another folder\n`,
    );
  });
});
