import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import type { DoorOwner } from '../../testing/front-door.ts';

type Schemas = components['schemas'];
type Issued = Schemas['IssuedKey'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 200 : 12;
const HOUR = 60 * 60;
const GRACES = [0, 1, 24, 72] as const;
const SCOPES = ['tracking_read', 'prices_read'];

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let owner: DoorOwner;

  beforeEach(async () => {
    owner = await door.newOwner();
  });

  const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
    await door.confirm(owner);
    return door.ask(owner, method, `/api-keys${path}`, payload);
  };
  const create = async (name = 'متجر') =>
    (await call('POST', '', { name, scopes: SCOPES })).json<Issued>();
  const rotate = async ({ key }: Issued, grace_hours: number) =>
    (await call('POST', `/${key.client_key}/rotate`, { grace_hours })).json<Issued>();
  const list = async () => (await call('GET')).json<Schemas['ApiKeyList']>().data;
  const integration = (clientKey: string, secretKey: string) =>
    door.app.inject({ url: '/api/integration', headers: basic(clientKey, secretKey) });
  const opens = async ({ key }: Issued, secretKey: string) =>
    (await integration(key.client_key, secretKey)).statusCode === 200;
  const validUntil = (answer: LightMyRequestResponse) =>
    answer.json<{ secret_valid_until?: string }>().secret_valid_until;
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
      is_test: false,
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

  it('accepts the secrets that a simple model accepts, through rotations, time and revocation', async () => {
    const step = fc.oneof(
      fc.record({ rotate: fc.constantFrom(...GRACES) }),
      fc.record({ wait: fc.constantFrom(HOUR - 1, 1, 1, HOUR, 23 * HOUR, 48 * HOUR) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        owner = await door.newOwner();
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
          const graceOver = model.at(-2)?.seconds ?? 0;
          const until = new Date(door.time().getTime() + graceOver * 1_000).toISOString();
          const answers = await Promise.all(
            model.map(({ secret }) => integration(made.key.client_key, secret)),
          );
          // A system that uses the previous secret is told until when.
          expect(answers.map((answer) => [answer.statusCode, validUntil(answer)])).toEqual(
            model.map(({ seconds }) => {
              if (seconds <= 0) return [401, undefined];
              return [200, seconds === Infinity ? undefined : until];
            }),
          );
          const [listed] = await list();
          expect(listed?.previous_secret_until).toBe(graceOver > 0 ? until : undefined);
        }
        const path = `/${made.key.client_key}`;
        expect((await call('DELETE', path)).statusCode).toBe(204);
        const opened = await Promise.all(model.map(({ secret }) => opens(made, secret)));
        expect(opened).not.toContain(true);
        expect(await list()).toEqual([]);
        const rotated = await call('POST', `${path}/rotate`, { grace_hours: 0 });
        expect([rotated.statusCode, (await call('DELETE', path)).statusCode]).toEqual([404, 404]);
      }),
      { numRuns: RUNS },
    );
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
    const make = () => call('POST', '', { name: 'متجر', scopes: SCOPES });
    const answers = await Promise.all(Array.from({ length: 20 }, make));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const keys = await list();
    expect(keys).toHaveLength(2);
    await call('DELETE', `/${keys[1]?.client_key ?? ''}`);
    expect((await make()).statusCode).toBe(201);
  });

  it('tells the owner, at a verified e-mail and in their language, of every change', async () => {
    const { email, accountId } = owner;
    const setAccount = (columns: { locale: 'en'; email_verified: boolean }) =>
      database()
        .kysely.updateTable('accounts')
        .set(columns)
        .where('account_id', '=', accountId)
        .execute();
    await setAccount({ locale: 'en', email_verified: true });
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
    const before = (await letters()).length;
    await setAccount({ locale: 'en', email_verified: false });
    await create();
    expect(await letters()).toHaveLength(before);
  });
});
