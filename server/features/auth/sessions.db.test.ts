import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { hashPassword } from './passwords.ts';

const EMAIL = 'nora@mizan.example';
const PASSWORD = 'palm-lantern-harbour-42';
const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-21T09:00:00Z');

onDatabases('postgres', (database) => {
  let server: TestApp;
  let accountId: string;
  let now = START;

  beforeAll(async () => {
    server = await startTestApp({ db: database(), clock: () => now });
    const account = { email: EMAIL, password_hash: await hashPassword(PASSWORD) };
    ({ accountId } = await addSignedInAccount(database(), account, START));
  });
  beforeEach(() => {
    now = START;
  });
  afterAll(() => server.stop());

  const signIn = (login: string, password: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/website/auth/sign-in',
      headers: { type: 'public' },
      payload: { login, password },
    });
  const newSession = async () =>
    (await signIn(EMAIL, PASSWORD)).json<{ session: { token: string; expires_at: string } }>()
      .session;
  const profile = (token: string) =>
    server.app.inject({
      url: '/api/website/profile',
      headers: { authorization: `Bearer ${token}` },
    });
  const signOut = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/website/auth/sign-out',
      headers: { authorization: `Bearer ${token}` },
    });
  const storedSessions = () =>
    database()
      .kysely.selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();

  it('opens with the right password, in any spelling of the e-mail', async () => {
    for (const email of [EMAIL, 'Nora@MIZAN.example']) {
      const answer = await signIn(email, PASSWORD);
      expect(answer.statusCode).toBe(200);
      const { session } = answer.json<{ session: { token: string; profile: object } }>();
      expect(session.profile).toMatchObject({ id: accountId, email: EMAIL });
      expect((await profile(session.token)).json()).toEqual(session.profile);
    }
  });

  it('refuses a wrong password and an unknown e-mail alike, in the same time', async () => {
    const bodies = new Set<string>();
    async function timeOf(email: string): Promise<number> {
      const start = performance.now();
      const answer = await signIn(email, 'wrong');
      expect(answer.statusCode).toBe(422);
      bodies.add(answer.body);
      return performance.now() - start;
    }
    // Alternating, and the fastest of each, so that other load slows both or neither.
    let [known, unknown] = [Infinity, Infinity];
    for (let turn = 0; turn < 8; turn += 1) {
      known = Math.min(known, await timeOf(EMAIL));
      unknown = Math.min(unknown, await timeOf('nobody@mizan.example'));
    }
    expect(bodies.size).toBe(1);
    expect([...bodies].join()).toContain('invalid_credentials');
    // Without hashing for an unknown e-mail, it would take a tenth of the time.
    expect(unknown / known).toBeGreaterThan(0.3);
    expect(unknown / known).toBeLessThan(3);
  });

  it('has a token of its own that is stored only as a hash', async () => {
    const [one, other] = [await newSession(), await newSession()];
    expect(one.token).not.toBe(other.token);
    const stored = JSON.stringify(await storedSessions());
    expect(stored).not.toContain(one.token);
    expect(stored).not.toContain(one.token.slice(4));
  });

  it('ends after thirty days', async () => {
    const { token, expires_at } = await newSession();
    expect(expires_at).toBe('2026-12-21T09:00:00.000Z');
    now = new Date(START.getTime() + 30 * DAY - 1);
    expect((await profile(token)).statusCode).toBe(200);
    now = new Date(START.getTime() + 30 * DAY);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends at sign-out permanently, and no other session does', async () => {
    const [one, other] = [await newSession(), await newSession()];
    expect((await signOut(one.token)).statusCode).toBe(204);
    expect((await profile(one.token)).statusCode).toBe(401);
    expect((await signOut(one.token)).statusCode).toBe(401);
    expect((await profile(other.token)).statusCode).toBe(200);
  });

  it('deletes expired sessions of the account when a new one opens', async () => {
    const { token } = await newSession();
    await signOut(token);
    now = new Date(START.getTime() + 31 * DAY);
    await newSession();
    expect(await storedSessions()).toHaveLength(1);
  });
});
