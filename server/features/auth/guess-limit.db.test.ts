import { afterEach, expect, it } from 'vitest';
import { deleteExpired } from '../housekeeping.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MOST = 3;
const PROXY = '10.1.2.3';

onDatabases('each', (database) => {
  let server: TestApp | undefined;
  let now = new Date('2026-11-21T09:00:00Z');

  async function start(env: Record<string, string> = {}): Promise<void> {
    await server?.stop();
    const limits = { RATE_LIMIT_SIGN_IN_PER_MINUTE: String(MOST), ...env };
    server = await startTestApp({ db: database(), clock: () => now, env: limits });
  }
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    now = new Date(now.getTime() + 60_000);
  });

  /** The statuses of that many sign-ins in a row; 422 is one that was let through. */
  async function guess(
    times: number,
    remoteAddress: string,
    headersOf: (turn: number) => Record<string, string> = () => ({}),
    path = 'sign-in',
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await server?.app.inject({
        method: 'POST',
        url: `/api/website/auth/${path}`,
        remoteAddress,
        headers: headersOf(turn),
        payload: {},
      });
      statuses.push(answer?.statusCode ?? 0);
    }
    return statuses;
  }

  it('survives a restart, to the second', async () => {
    await start();
    expect(await guess(2, '192.0.2.1')).toEqual([422, 422]);
    await start();
    expect(await guess(2, '192.0.2.1')).toEqual([422, 429]);
    now = new Date(now.getTime() + 59_000);
    await start();
    expect(await guess(1, '192.0.2.1')).toEqual([429]);
    now = new Date(now.getTime() + 1_000);
    expect(await guess(1, '192.0.2.1')).toEqual([422]);
  });

  it('counts simultaneous guesses in two processes', async () => {
    await start();
    const other = await startTestApp({
      db: database(),
      clock: () => now,
      env: { RATE_LIMIT_SIGN_IN_PER_MINUTE: String(MOST) },
    });
    const here = server?.app;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        (turn % 2 === 0 ? other.app : (here ?? other.app)).inject({
          method: 'POST',
          url: '/api/website/auth/sign-in',
          remoteAddress: '192.0.2.2',
          payload: {},
        }),
      ),
    );
    await other.stop();
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(MOST);
  });

  it('counts each operation and each address separately', async () => {
    await start();
    expect(await guess(MOST + 1, '192.0.2.3')).toEqual([422, 422, 422, 429]);
    expect(await guess(1, '192.0.2.4')).toEqual([422]);
    expect(await guess(1, '192.0.2.3', undefined, 'password')).toEqual([422]);
  });

  const claims = (turn: number) => `198.51.100.${turn}`;
  it.each([
    ['X-Forwarded-For', (turn: number) => ({ 'x-forwarded-for': claims(turn) })],
    ['Forwarded', (turn: number) => ({ forwarded: `for=${claims(turn)}` })],
    ['X-Real-IP', (turn: number) => ({ 'x-real-ip': claims(turn) })],
    ['Client-IP', (turn: number) => ({ 'client-ip': claims(turn), 'x-client-ip': claims(turn) })],
    ['CF-Connecting-IP', (turn: number) => ({ 'cf-connecting-ip': claims(turn) })],
    ['True-Client-IP', (turn: number) => ({ 'true-client-ip': claims(turn) })],
    ['X-Forwarded-Host', (turn: number) => ({ 'x-forwarded-host': claims(turn) })],
  ])(
    'is not bypassed by a forged %s, without or with a trusted proxy elsewhere',
    async (_, headers) => {
      for (const [env, address] of [
        [{}, '192.0.2.5'],
        [{ TRUSTED_PROXIES: '10.0.0.0/8' }, '192.0.2.6'],
      ] as const) {
        await start(env);
        expect(await guess(MOST + 1, address, headers)).toEqual([422, 422, 422, 429]);
      }
    },
  );

  it('counts the client that a trusted proxy names last', async () => {
    await start({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const named = (client: string) => (turn: number) => ({
      'x-forwarded-for': `${claims(turn)}, ${client}`,
    });
    expect(await guess(MOST + 1, PROXY, named('203.0.113.1'))).toEqual([422, 422, 422, 429]);
    expect(await guess(1, PROXY, named('203.0.113.2'))).toEqual([422]);
    expect(await guess(1, `::ffff:${PROXY}`, named('203.0.113.1'))).toEqual([429]);
  });

  it('counts IPv6 by the /64, and IPv4 in any notation', async () => {
    await start();
    expect(await guess(2, '2001:db8:1:2::1')).toEqual([422, 422]);
    expect(await guess(2, '2001:db8:1:2:ffff::9')).toEqual([422, 429]);
    expect(await guess(1, '2001:db8:1:3::1')).toEqual([422]);
    expect(await guess(2, '192.0.2.7')).toEqual([422, 422]);
    expect(await guess(2, '::ffff:192.0.2.7')).toEqual([422, 429]);
  });

  it('leaves nothing stored after its minute', async () => {
    await start();
    await guess(1, '192.0.2.8');
    const rows = () => database().kysely.selectFrom('attempts').select('key').execute();
    expect((await rows()).map(({ key }) => key)).toContain('address signIn 192.0.2.8');
    await deleteExpired(database(), new Date(now.getTime() + 60_000));
    expect(await rows()).toEqual([]);
  });
});
