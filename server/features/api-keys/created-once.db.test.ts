import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { up } from '../../db/migrations/0050-hashed-keys.ts';
import { storedKey } from '../../db/idempotency.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import type { DoorOwner } from '../../testing/front-door.ts';

type Schemas = components['schemas'];

const PAYLOAD = { name: 'متجر', scopes: ['prices_read'] };
const DAY = 24 * 60 * 60;

onDatabases('each', (database) => {
  const door = useFrontDoor(database);
  let owner: DoorOwner;
  let key: string;

  beforeEach(async () => {
    owner = await door.newOwner();
    key = randomUUID();
  });

  const create = (who = owner, payload: object = PAYLOAD) =>
    door.app.inject({
      method: 'POST',
      url: '/api/website/api-keys',
      headers: { ...who.headers, 'idempotency-key': key },
      payload,
    });
  const issued = async (who = owner) => (await create(who)).json<Schemas['IssuedKey']>();
  const countListed = async () =>
    (await door.ask(owner, 'GET', '/api-keys')).json<Schemas['ApiKeyList']>().data.length;
  const letters = () => door.outbox.letters.filter(({ to }) => to === owner.email);
  const stored = () =>
    database()
      .kysely.selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .executeTakeFirstOrThrow();

  it('makes one key of 20 requests at once, tells the owner once, and records it once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await countListed()).toBe(1);
    await expect.poll(() => letters().length).toBe(1);
    const { data } = (await door.ask(owner, 'GET', '/profile/activity')).json<
      Schemas['ActivityList']
    >();
    expect(data.filter(({ action }) => action === 'api_key_created')).toHaveLength(1);
  });

  it('stores neither the secret nor the key that encrypts it', async () => {
    const { secret_key } = await issued();
    const row = JSON.stringify(await stored());
    expect(row).not.toContain(secret_key);
    expect(row).not.toContain(key);
    expect(row).toContain(storedKey(key));
  });

  it('gives another account its own secret for the same key', async () => {
    const theirs = await issued(await door.newOwner());
    expect((await issued()).secret_key).not.toBe(theirs.secret_key);
  });

  it('refuses the key for another request, and forgets it after a day', async () => {
    const first = await issued();
    const other = await create(owner, { ...PAYLOAD, name: 'نظام' });
    expect([other.statusCode, other.json()]).toMatchObject([
      422,
      { code: 'idempotency_key_reused' },
    ]);
    door.wait(DAY);
    await door.confirm(owner);
    expect((await issued()).secret_key).not.toBe(first.secret_key);
    expect(await countListed()).toBe(2);
  });

  it('leaves the key of a refused request unused', async () => {
    const refused = await create(owner, { ...PAYLOAD, name: '' });
    expect(refused.statusCode).toBe(422);
    expect((await create()).statusCode).toBe(201);
  });

  it('hashes the keys that were stored before', async () => {
    await issued();
    const { accountId } = owner;
    await sql`update idempotency_keys set key = ${key} where account_id = ${accountId}`.execute(
      database().kysely,
    );
    await up(database().kysely);
    expect(await stored()).toMatchObject({ key: storedKey(key) });
  });
});
