import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';

type Schemas = components['schemas'];
type Issued = Schemas['IssuedKey'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 200 : 12;
const HOUR = 60 * 60;
const GRACES = [0, 1, 24, 72] as const;
const SCOPES = ['tracking_read', 'prices_read'];

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let owner: Awaited<ReturnType<typeof addSignedInAccount>>;

  beforeEach(async () => {
    owner = await newOwner();
  });

  const newOwner = () => addSignedInAccount(database(), {}, door.time());
  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    door.app.inject({
      method,
      url: `/api/website/api-keys${path}`,
      headers: owner.headers,
      ...(payload && { payload }),
    });
  const create = async (name = 'متجر') =>
    (await call('POST', '', { name, scopes: SCOPES })).json<Issued>();
  const rotate = async ({ key }: Issued, grace_hours: number) =>
    (await call('POST', `/${key.client_key}/rotate`, { grace_hours })).json<Issued>();
  const list = async () => (await call('GET')).json<Schemas['ApiKeyList']>().data;
  const integration = (clientKey: string, secretKey: string) =>
    door.app.inject({ url: '/api/integration', headers: basic(clientKey, secretKey) });
  const opens = async ({ key }: Issued, secretKey: string) =>
    (await integration(key.client_key, secretKey)).statusCode === 200;
  const letters = async () => {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return door.outbox.letters;
  };

  it('makes a key that tells its owner, and lists it without its secret', async () => {
    const made = await create();
    const answer = await integration(made.key.client_key, made.secret_key);
    expect(answer.json()).toEqual({
      account_id: owner.accountId,
      account_name: 'سالم العيّنة',
      account_type: 'individual',
      client_key: made.key.client_key,
      scopes: SCOPES,
    });
    const [listed] = await list();
    expect(listed).toEqual({ ...made.key, last_used_at: door.time().toISOString() });
    expect(made.secret_key.endsWith(made.key.secret_last_four)).toBe(true);
  });

  it('records the use of a key at most once a minute', async () => {
    const made = await create();
    expect(made.key.last_used_at).toBeUndefined();
    const noted = [];
    for (const seconds of [0, 59, 1]) {
      door.wait(seconds);
      await opens(made, made.secret_key);
      noted.push((await list())[0]?.last_used_at);
    }
    const now = door.time();
    const before = new Date(now.getTime() - 60_000).toISOString();
    expect(noted).toEqual([before, before, now.toISOString()]);
  });

  it('keeps no secret in the clear, in the database or in the log', async () => {
    const made = await create();
    const rotated = await rotate(made, 24);
    await opens(made, made.secret_key);
    await opens(made, rotated.secret_key);
    await integration('mzk_unknown', rotated.secret_key);
    await door.app.inject({ url: `/api/integration?secret=${rotated.secret_key}` });
    await call('POST', '', { name: 'متجر', scopes: SCOPES, secret_key: rotated.secret_key });
    const { rows: tables } = await sql<{ name: string }>`select tablename as name
      from pg_tables where schemaname = 'public'`.execute(database().kysely);
    const kept = await Promise.all(
      tables.map(({ name }) =>
        sql`select it::text from ${sql.table(name)} as it`.execute(database().kysely),
      ),
    );
    const text = JSON.stringify([kept.map(({ rows }) => rows), door.logged, await letters()]);
    expect(text).toContain(made.key.client_key);
    for (const { secret_key: secret } of [made, rotated]) {
      // Whole or in part, plain or encoded as it is sent.
      const random = secret.slice('mzi_'.length);
      const travels = basic(made.key.client_key, secret).authorization.slice('Basic '.length);
      for (const part of [random.slice(0, 20), random.slice(20, 40), travels.slice(60, 90)]) {
        expect(text).not.toContain(part);
      }
    }
  });

  it('accepts the secrets that a simple model accepts, through rotations and time', async () => {
    const step = fc.oneof(
      fc.record({ rotate: fc.constantFrom(...GRACES) }),
      fc.record({ wait: fc.constantFrom(HOUR - 1, 1, 1, HOUR, 23 * HOUR, 48 * HOUR) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        owner = await newOwner();
        const made = await create();
        // Seconds from now for which each secret ever issued stays valid.
        let model = [{ secret: made.secret_key, seconds: Infinity }];
        for (const each of steps) {
          if ('wait' in each) {
            door.wait(each.wait);
            model = model.map(({ secret, seconds }) => ({ secret, seconds: seconds - each.wait }));
          } else {
            const { secret_key: secret } = await rotate(made, each.rotate);
            model = model.map((one, index) => ({
              secret: one.secret,
              seconds: index === model.length - 1 ? each.rotate * HOUR : 0,
            }));
            model.push({ secret, seconds: Infinity });
          }
          const opened = await Promise.all(model.map(({ secret }) => opens(made, secret)));
          expect(opened).toEqual(model.map(({ seconds }) => seconds > 0));
          const graceOver = model.at(-2)?.seconds ?? 0;
          const until = new Date(door.time().getTime() + graceOver * 1_000).toISOString();
          const [listed] = await list();
          expect(listed?.previous_secret_until).toBe(graceOver > 0 ? until : undefined);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('tells the system when it uses the previous secret, and until when that is valid', async () => {
    const made = await create();
    const rotated = await rotate(made, 24);
    const until = rotated.key.previous_secret_until;
    expect(until).toBe(new Date(door.time().getTime() + 24 * HOUR * 1_000).toISOString());
    const late = await integration(made.key.client_key, made.secret_key);
    expect(late.json()).toMatchObject({ secret_valid_until: until });
    const current = await integration(made.key.client_key, rotated.secret_key);
    expect(current.json()).not.toHaveProperty('secret_valid_until');
  });

  it.each([0, 24])(
    'keeps at most one previous secret, for %d hours, after simultaneous rotations',
    async (grace) => {
      const made = await create();
      const rotations = await Promise.all(Array.from({ length: 8 }, () => rotate(made, grace)));
      const secrets = [made, ...rotations].map(({ secret_key }) => secret_key);
      const opened = await Promise.all(secrets.map((secret) => opens(made, secret)));
      expect(opened.filter(Boolean)).toHaveLength(grace === 0 ? 1 : 2);
      const [listed] = await list();
      const newest = secrets.filter((_, index) => opened[index]).map((secret) => secret.slice(-4));
      expect(newest).toContain(listed?.secret_last_four);
    },
  );

  it('enforces the limit of keys when many are made at once', async () => {
    await create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '', { name: 'متجر', scopes: SCOPES })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(11);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ status: 409, code: 'too_many_api_keys' });
    }
    const keys = await list();
    expect(keys).toHaveLength(10);
    await call('DELETE', `/${keys[3]?.client_key ?? ''}`);
    expect((await call('POST', '', { name: 'متجر', scopes: SCOPES })).statusCode).toBe(201);
  });

  it('revokes a key with all its secrets at once and permanently', async () => {
    const made = await create();
    const rotated = await rotate(made, 72);
    expect((await call('DELETE', `/${made.key.client_key}`)).statusCode).toBe(204);
    expect(await opens(made, made.secret_key)).toBe(false);
    expect(await opens(made, rotated.secret_key)).toBe(false);
    expect(await list()).toEqual([]);
    expect((await call('DELETE', `/${made.key.client_key}`)).statusCode).toBe(404);
    const again = await call('POST', `/${made.key.client_key}/rotate`, { grace_hours: 0 });
    expect(again.statusCode).toBe(404);
  });

  it.each([
    [{ name: '<b>متجر</b>', scopes: SCOPES }, '/name', 'invalid_format'],
    [{ name: 'a\u202Eb', scopes: SCOPES }, '/name', 'invalid_format'],
    [{ name: '', scopes: SCOPES }, '/name', 'required'],
    [{ name: 'x', scopes: [] }, '/scopes', 'min_items'],
    [{ name: 'x', scopes: ['everything'] }, '/scopes/0', 'invalid_value'],
    [{ name: 'x', scopes: ['prices_read', 'prices_read'] }, '/scopes', 'invalid_value'],
    [{ name: 'x', scopes: SCOPES, client_key: 'mzk_' }, '/client_key', 'unknown_field'],
  ])('refuses %j', async (body, pointer, code) => {
    const answer = await call('POST', '', body);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it.each([-1, 2, 24.5, '24', 73])('refuses a grace of %j hours', async (grace_hours) => {
    const made = await create();
    const answer = await call('POST', `/${made.key.client_key}/rotate`, { grace_hours });
    expect([answer.statusCode, await opens(made, made.secret_key)]).toEqual([422, true]);
  });

  it('tells the owner, in their language, of every key that is made, rotated or revoked', async () => {
    const email = `keys-${owner.accountId}@shop.example`;
    await database()
      .kysely.updateTable('accounts')
      .set({ email, locale: 'en' })
      .where('account_id', '=', owner.accountId)
      .execute();
    const made = await create('R&D');
    await rotate(made, 1);
    await call('DELETE', `/${made.key.client_key}`);
    const told = (await letters()).filter(({ to }) => to === email);
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'A new API key in your Mizan account',
      'A new secret key in your Mizan account',
      'An API key of your Mizan account was revoked',
    ]);
    for (const { text } of told) expect(text).toContain('“R&D”');
  });

  it('sends nothing to an unverified e-mail or phone', async () => {
    await database()
      .kysely.updateTable('accounts')
      .set({ email_verified: false })
      .where('account_id', '=', owner.accountId)
      .execute();
    const before = (await letters()).length;
    await create();
    expect(await letters()).toHaveLength(before);
  });
});
