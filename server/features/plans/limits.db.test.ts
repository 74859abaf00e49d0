import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../openapi/generated/plan-limits.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { PlanTier } from '../../domain/plan-change.ts';
import { basic } from '../../testing/basic.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { csvOf, importCalls, rightRows } from '../import-batches/testing/import-calls.ts';
import { addTestProduct, testProduct } from '../../testing/products.ts';
import { picture } from '../photo-files/testing/pictures.ts';
import { subscribe } from '../../testing/subscribe.ts';
import {
  type Customer,
  readLedger,
  TEST_PRICE,
  TEST_RECEIVER,
} from '../../testing/test-backend.ts';
import type { PlanLimit } from './plan-limits.ts';

type Schemas = components['schemas'];

const TIERS = ['basic', 'intermediate', 'advanced'] as const satisfies readonly PlanTier[];

/** Things that a plan limits by number and that are added one by one. */
interface Counted {
  table: string;
  path: string;
  body: (name: string) => object;
  /** What differs in the copy with the number `n`, which sorts before everything added later. */
  changes: RawBuilder<unknown>;
}

const SAVED = (prefix: string) =>
  sql`'id', ${prefix}::text || lpad(n::text, 26, '0'), 'name_key', 'copy ' || n`;

const COUNTED = {
  api_keys: {
    table: 'api_keys',
    path: '/api-keys',
    body: (name: string) => ({ name, scopes: ['prices_read'] }),
    // Client keys are unique among all accounts.
    changes: sql`'client_key', 'mzk_00' || left(md5(one.account_id || n), 24)`,
  },
  saved_receivers: {
    table: 'saved_receivers',
    path: '/receivers',
    body: (full_name: string) => ({ ...TEST_RECEIVER, full_name }),
    changes: SAVED('rcv_'),
  },
  saved_presets: {
    table: 'parcel_presets',
    path: '/parcel-presets',
    body: (name: string) => ({
      ...{ name, weight: 600, weight_unit: 'g', shipment_type: 'parcel', packaging_type: 'box' },
      ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
    }),
    changes: SAVED('pst_'),
  },
  products: {
    table: 'products',
    path: '/products',
    body: (sku: string) => testProduct(sku),
    // Those that are added later sort after them.
    changes: sql`'id', 'prd_' || lpad(n::text, 26, '0'), 'sku', 'copy ' || n, 'number', n + 1`,
  },
} satisfies Partial<Record<PlanLimit, Counted>>;

/** Limits of another kind, each with a test of its own. */
const OTHERS = [
  'cash_back',
  'webhook_endpoints',
  'labels_in_file',
  'stores',
  'courier_rules',
  'import_rows',
] as const satisfies PlanLimit[];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  /** Puts an account on a plan that is paid. */
  async function put({ accountId }: Customer, tier: PlanTier): Promise<void> {
    const { kysely } = database();
    await kysely.deleteFrom('subscriptions').where('account_id', '=', accountId).execute();
    if (tier !== 'basic') await subscribe(kysely, accountId, tier);
  }

  async function on(tier: PlanTier): Promise<Customer> {
    const customer = await backend.newCustomer(TEST_PRICE * 10, 'company');
    await put(customer, tier);
    return customer;
  }

  async function usageOf(customer: Customer, limit: PlanLimit) {
    const { usage } = (await backend.get(customer, '/subscription')).json<
      Schemas['Subscription']
    >();
    return usage.find((each) => each.limit === limit);
  }

  /** Copies the only one that the account has. */
  async function copy({ accountId }: Customer, { table, changes }: Counted, count: number) {
    // Thousands of products take long; the database counts them in a row.
    if (table === 'products' && count > 1_000) {
      await sql`update product_counts set count = count + ${count}::int
        where account_id = ${accountId}`.execute(database().kysely);
      return;
    }
    const rows = sql.table(table);
    await sql`insert into ${rows} select copy.*
      from generate_series(1, ${count}::int) n,
        (select * from ${rows} where account_id = ${accountId}) as one,
        lateral jsonb_populate_record(one::${rows}, jsonb_build_object(${changes})) as copy`.execute(
      database().kysely,
    );
  }

  describe.each(
    TIERS.flatMap((tier) =>
      (Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((limit) => ({ tier, limit })),
    ),
  )('$limit on the $tier plan', ({ tier, limit }) => {
    const most = PLAN_LIMITS[limit][tier];
    const counted: Counted = COUNTED[limit];
    let customer: Customer;
    const add = (name: string) => send(backend, customer, 'POST', counted.path, counted.body(name));

    beforeAll(async () => {
      customer = await on(tier);
      expect((await add('the first')).statusCode).toBe(201);
      await copy(customer, counted, most - 2);
    });

    it('takes the last one that is allowed once, and refuses one more', async () => {
      const answers = await Promise.all(['a', 'b', 'c'].map((name) => add(name)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
      const plan_limit = { limit, tier, allowed: most, used: most };
      expect((await add('one more')).json()).toMatchObject({
        code: 'plan_limit_reached',
        plan_limit,
      });
      expect(await usageOf(customer, limit)).toEqual({
        ...{ limit, allowed: most, used: most, paused: 0 },
      });
    });

    it('pauses the newest after a downgrade, and takes no more until there is room', async () => {
      const lower = TIERS[TIERS.indexOf(tier) - 1];
      if (lower === undefined) return;
      await put(customer, lower);
      const fewer = PLAN_LIMITS[limit][lower];
      expect(await usageOf(customer, limit)).toEqual({
        ...{ limit, allowed: fewer, used: most, paused: most - fewer },
      });
      expect((await add('beyond')).json()).toMatchObject({ code: 'plan_limit_reached' });
      await put(customer, tier);
      expect((await usageOf(customer, limit))?.paused).toBe(0);
    });
  });

  it('opens nothing with a paused key, until there is room for it', async () => {
    const customer = await on('intermediate');
    const keys: Schemas['IssuedKey'][] = [];
    for (let n = 0; n < 3; n += 1) {
      const made = await send(
        backend,
        customer,
        'POST',
        '/api-keys',
        COUNTED.api_keys.body(`${n}`),
      );
      keys.push(made.json<Schemas['IssuedKey']>());
    }
    const statuses = () =>
      Promise.all(
        keys.map(async ({ key, secret_key }) => {
          const headers = basic(key.client_key, secret_key);
          return (await backend.app.inject({ url: '/api/integration', headers })).statusCode;
        }),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await put(customer, 'basic');
    expect(await statuses()).toEqual([200, 200, 403]);
    await send(backend, customer, 'DELETE', `/api-keys/${keys[0]?.key.client_key}`);
    expect(await statuses()).toEqual([401, 200, 200]);
  });

  it('changes nothing of a paused product, until there is room for it', async () => {
    const customer = await on('intermediate');
    const add = async (sku: string) => (await addTestProduct(backend, customer, sku)).id;
    const kept = await add('KEPT');
    await copy(customer, COUNTED.products, PLAN_LIMITS.products.basic - 1);
    const paused = await add('PAUSED');
    const photo = new FormData();
    photo.append(
      'photo',
      new Blob([new Uint8Array(await picture('teal').png().toBuffer())]),
      'a.png',
    );
    const calls = [
      ['PUT', `/${paused}`, testProduct('PAUSED')],
      ['POST', `/${paused}/photo`, photo],
      ['POST', '/edits', { product_ids: [kept, paused], weight: 900 }],
    ] as const;
    const codes = async () => {
      const found: (string | undefined)[] = [];
      for (const [method, path, body] of calls) {
        const answer = await send(backend, customer, method, `/products${path}`, body);
        found.push(answer.json<Partial<Schemas['Problem']>>().code);
      }
      return found;
    };
    await put(customer, 'basic');
    expect(await codes()).toEqual(['paused_by_plan', 'paused_by_plan', 'paused_by_plan']);
    const weightOf = async (id: string) =>
      (await backend.get(customer, `/products/${id}`)).json<Schemas['Product']>().weight;
    expect([await weightOf(kept), await weightOf(paused)]).toEqual([350, 350]);
    await put(customer, 'intermediate');
    expect(await codes()).toEqual([undefined, undefined, undefined]);
    expect([await weightOf(kept), await weightOf(paused)]).toEqual([900, 900]);
  });

  it.each(TIERS)(
    'pays the share of the %s plan back with a charge, and takes it back',
    async (tier) => {
      const customer = await on(tier);
      const paidBack = async () =>
        (await backend.get(customer, '/balance')).json<Schemas['Balance']>().cash_back.amount;
      const { id } = await backend.ship(customer);
      const share = PLAN_LIMITS.cash_back[tier];
      expect(await paidBack()).toBe(Math.floor((2_500 * share) / 10_000));
      expect((await backend.cancel(customer, id)).statusCode).toBe(200);
      expect(await paidBack()).toBe(0);
      expect((await readLedger(database(), customer.accountId)).balance).toBe(TEST_PRICE * 10);
    },
  );

  it.each(TIERS)('puts as many labels in a file as the %s plan allows', async (tier) => {
    const customer = await on(tier);
    const most = PLAN_LIMITS.labels_in_file[tier];
    const codeFor = async (count: number) => {
      const shipment_ids = Array.from(
        { length: count },
        (_, n) => `shp_${String(n).padStart(26, '0')}`,
      );
      const batch = { shipment_ids, paper: 'a6', language: 'ar' };
      const answer = await send(backend, customer, 'POST', '/label-batches', batch, randomUUID());
      return answer.json<{ code: string }>().code;
    };
    // Within the limit it is these shipments that are refused: the account has none.
    expect(await codeFor(most)).toBe('no_label');
    expect(await codeFor(most + 1)).toBe(most < 500 ? 'plan_limit_reached' : 'validation_failed');
  });

  it.each(TIERS)('reads as many rows from a file as the %s plan allows', async (tier) => {
    const calls = importCalls(backend, await on(tier));
    const most = PLAN_LIMITS.import_rows[tier];
    const statusOf = async (rows: number) => {
      const { id } = await calls.made<Schemas['ImportBatch']>(calls.upload(csvOf(rightRows(rows))));
      const { status, counts, unreadable } = await calls.work(id);
      return [status, counts.rows, unreadable?.code];
    };
    expect(await statusOf(most)).toEqual(['matching', most, undefined]);
    const code = tier === 'advanced' ? 'too_many_rows' : 'plan_limit_reached';
    expect(await statusOf(most + 1)).toEqual(['unreadable', 0, code]);
  });

  it.each(TIERS)('connects as many stores as the %s plan allows, and pauses more', async (tier) => {
    const customer = await on(tier);
    const most = PLAN_LIMITS.stores[tier];
    const connect = () => backend.post(customer, '/stores', { platform: 'zid', name: 'متجر' });
    for (let count = 1; count <= most; count += 1) expect((await connect()).statusCode).toBe(201);
    expect((await connect()).json()).toMatchObject({ code: 'plan_limit_reached' });
    await put(customer, 'basic');
    const { data } = (await backend.get(customer, '/stores')).json<
      Schemas['StoreConnectionList']
    >();
    const inUse = data.filter(({ is_paused }) => !is_paused).length;
    expect(inUse).toBe(PLAN_LIMITS.stores.basic);
  });

  it.each(TIERS)('saves as many courier rules as the %s plan allows', async (tier) => {
    const customer = await on(tier);
    const most = PLAN_LIMITS.courier_rules[tier];
    const save = async (version: number, count: number) => {
      const rule = { name: 'a rule', enabled: true, outcome: 'cheapest' };
      const rules = Array.from({ length: count }, () => rule);
      const answer = await send(backend, customer, 'PUT', '/courier-rules', { version, rules });
      return answer.json<Schemas['CourierRules'] & Schemas['Problem']>();
    };
    expect((await save(0, most)).rules).toHaveLength(most);
    const { code } = await save(1, most + 1);
    expect(code).toBe(most < 50 ? 'plan_limit_reached' : 'validation_failed');
    const limit = 'courier_rules';
    expect(await usageOf(customer, limit)).toEqual({ limit, allowed: most, used: most, paused: 0 });
    const lower = TIERS[TIERS.indexOf(tier) - 1];
    if (lower === undefined) return;
    await put(customer, lower);
    const fewer = PLAN_LIMITS.courier_rules[lower];
    expect(await usageOf(customer, limit)).toMatchObject({ used: most, paused: most - fewer });
    // The last ones are paused. The list may keep its length, but not grow again.
    const { rules } = await save(1, most);
    const paused = rules.map(({ warnings }) => warnings.includes('paused_by_plan'));
    expect(paused).toEqual(rules.map((_, index) => index >= fewer));
    await save(2, most - 1);
    expect((await save(3, most)).code).toBe('plan_limit_reached');
  });

  it('tries every limit of the table', () => {
    const tried = [...Object.keys(COUNTED), ...OTHERS];
    expect(tried.sort()).toEqual(Object.keys(PLAN_LIMITS).sort());
  });
});
