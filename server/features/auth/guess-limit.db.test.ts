import { afterEach, expect, it } from 'vitest';
import { deleteExpired } from '../housekeeping.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MOST = 3;
/** The statuses of one sign-in more than that; 422 is one that was let through. */
const LIMITED = [422, 422, 422, 429];
const PROXY = '10.1.2.3';
const TRUSTED = { TRUSTED_PROXIES: '10.0.0.0/8' };

const claimed = (turn: number) => `198.51.100.${turn}`;
/** Headers in which a client may claim to be at another address at every turn. */
const FORGED: ((turn: number) => Record<string, string>)[] = [
  (turn) => ({ 'x-forwarded-for': claimed(turn) }),
  (turn) => ({ forwarded: `for=${claimed(turn)}` }),
  (turn) => ({ 'x-real-ip': claimed(turn) }),
  (turn) => ({ 'client-ip': claimed(turn), 'x-client-ip': claimed(turn) }),
  (turn) => ({ 'cf-connecting-ip': claimed(turn) }),
  (turn) => ({ 'true-client-ip': claimed(turn) }),
  (turn) => ({ 'x-forwarded-host': claimed(turn) }),
];

onDatabases('postgres', (database) => {
  const servers: TestApp[] = [];
  let now = new Date('2026-11-21T09:00:00Z');

  async function start(env: Record<string, string> = {}): Promise<TestApp> {
    const limits = { RATE_LIMIT_SIGN_IN_PER_MINUTE: String(MOST), ...env };
    const server = await startTestApp({ db: database(), clock: () => now, env: limits });
    servers.push(server);
    return server;
  }
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    now = new Date(now.getTime() + 60_000);
  });

  /** The status of a sign-in without content. */
  async function guess(
    { app }: TestApp,
    remoteAddress: string,
    headers: Record<string, string> = {},
    path = 'sign-in',
  ): Promise<number> {
    const url = `/api/website/auth/${path}`;
    const answer = await app.inject({ method: 'POST', url, remoteAddress, headers, payload: {} });
    return answer.statusCode;
  }
  /** One sign-in after another. */
  async function guesses(
    server: TestApp,
    times: number,
    address: string,
    headersOf: (turn: number) => Record<string, string> = () => ({}),
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      statuses.push(await guess(server, address, headersOf(turn)));
    }
    return statuses;
  }

  it('survives a restart, to the second', async () => {
    expect(await guesses(await start(), 2, '192.0.2.1')).toEqual([422, 422]);
    const restarted = await start();
    expect(await guesses(restarted, 2, '192.0.2.1')).toEqual([422, 429]);
    now = new Date(now.getTime() + 59_000);
    expect(await guess(restarted, '192.0.2.1')).toBe(429);
    now = new Date(now.getTime() + 1_000);
    expect(await guess(restarted, '192.0.2.1')).toBe(422);
  });

  it('counts simultaneous guesses in two processes', async () => {
    const [one, other] = [await start(), await start()];
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => guess(turn % 2 === 0 ? one : other, '192.0.2.2')),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(MOST);
  });

  it('counts operations, addresses and networks separately, and deletes the counts', async () => {
    const server = await start();
    expect(await guesses(server, MOST + 1, '192.0.2.3')).toEqual(LIMITED);
    expect(await guess(server, '::ffff:192.0.2.3')).toBe(429);
    expect(await guess(server, '192.0.2.4')).toBe(422);
    expect(await guess(server, '192.0.2.3', {}, 'password')).toBe(422);
    // IPv6 by the /64.
    expect(await guesses(server, 2, '2001:db8:1:2::1')).toEqual([422, 422]);
    expect(await guesses(server, 2, '2001:db8:1:2:ffff::9')).toEqual([422, 429]);
    expect(await guess(server, '2001:db8:1:3::1')).toBe(422);

    const rows = () => database().kysely.selectFrom('attempts').select('key').execute();
    expect((await rows()).map(({ key }) => key)).toContain('address signIn 192.0.2.3');
    await deleteExpired(database(), new Date(now.getTime() + 60_000));
    expect(await rows()).toEqual([]);
  });

  it('is not bypassed by a forged header, without or with a trusted proxy elsewhere', async () => {
    for (const [network, env] of [{}, TRUSTED].entries()) {
      const server = await start(env);
      for (const [index, headersOf] of FORGED.entries()) {
        const address = `203.0.${network}.${index}`;
        const what = Object.keys(headersOf(0)).join();
        expect(await guesses(server, MOST + 1, address, headersOf), what).toEqual(LIMITED);
      }
    }
  });

  it('counts the client that a trusted proxy names last', async () => {
    const server = await start(TRUSTED);
    const named = (client: string) => (turn: number) => ({
      'x-forwarded-for': `${claimed(turn)}, ${client}`,
    });
    expect(await guesses(server, MOST + 1, PROXY, named('203.0.113.1'))).toEqual(LIMITED);
    expect(await guesses(server, 1, PROXY, named('203.0.113.2'))).toEqual([422]);
    expect(await guesses(server, 1, `::ffff:${PROXY}`, named('203.0.113.1'))).toEqual([429]);
  });
});
