import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SHOP_HOURS } from '../../sample-data/couriers/hours.ts';
import { statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
  testOrder,
} from '../../testing/test-backend.ts';
import { exportFile, importFile, tryImport, undoImport } from '../operator-files/import-file.ts';
import { judgeFile } from '../operator-files/judge-file.ts';
import { selectImports } from '../operator-files/store.ts';
import { NOTHING_KNOWN } from '../operator-files/testing/nothing-known.ts';
import { RATES } from './rate-file.ts';
import { type RatedCourier, rowsOf } from './rated-courier.ts';
import { selectRates } from './store.ts';
import { PALM } from './testing/rated-couriers.ts';

type Schemas = components['schemas'];

const OPERATOR = 'Noura';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let couriers: RatedCourier[];

  beforeEach(async () => {
    customer = await backend.newCustomer(4 * TEST_PRICE);
    couriers = await selectRates(database().kysely);
  });

  /** The couriers with one of them changed. */
  const having = (code: string, change: (courier: RatedCourier) => RatedCourier) =>
    couriers.map((courier) => (courier.code === code ? change(courier) : courier));
  const dearer = (by: number) => (courier: RatedCourier) => ({
    ...courier,
    cards: courier.cards.map((card) => ({ ...card, returnFee: card.returnFee + by })),
  });
  const fileOf = (rates: readonly RatedCourier[]) => ({ rows: rowsOf(rates), lacking: [] });
  const apply = (rates: readonly RatedCourier[]) =>
    importFile(database(), RATES, fileOf(rates), OPERATOR);
  const undo = (operator = OPERATOR) => undoImport(database(), RATES, operator);
  const returnPrice = async (courier = TEST_COURIER) => {
    const { prices } = await backend.quote(customer);
    return prices.find((price) => price.courier.id === courier)?.return_price.amount;
  };
  const versions = () =>
    database()
      .kysely.selectFrom('card_versions')
      .select(['version', 'courier_id', 'valid_from', 'valid_until'])
      .orderBy('version')
      .execute();
  const exported = async () => {
    const file = Buffer.from(await exportFile(database(), RATES));
    const judged = await judgeFile(RATES, file, NOTHING_KNOWN);
    if ('faults' in judged) throw new Error(JSON.stringify(judged.faults));
    return judged;
  };

  it('an export that is imported changes nothing, and makes no version', async () => {
    const before = await versions();
    const judged = await exported();
    expect(await tryImport(database(), RATES, judged)).toEqual([]);
    const applied = await importFile(database(), RATES, judged, OPERATOR);
    expect(applied).toEqual({ changes: [], number: null });
    expect(await versions()).toEqual(before);
  });

  it('a dry run says what would change, and changes nothing', async () => {
    const [was, before] = [await exportFile(database(), RATES), await versions()];
    const tried = fileOf(having('test-courier', dearer(100)));
    expect(await tryImport(database(), RATES, tried)).toEqual([
      {
        ...{ place: 'test-courier standard', column: 'return_fee' },
        ...{ before: '15.00', after: '16.00' },
      },
    ]);
    expect([await exportFile(database(), RATES), await versions()]).toEqual([was, before]);
  });

  it('new quotes have the new card, an open quote keeps its own, and undo is a new version', async () => {
    const open = await backend.quote(customer);
    const before = await returnPrice();
    const count = (await versions()).length;
    const { number } = await apply(having('test-courier', dearer(100)));
    expect(await returnPrice()).toBe((before ?? 0) + 115);
    expect((await versions()).length).toBe(count + 1);
    const booked = await backend.create(customer, testOrder(open));
    expect(booked.json<Schemas['Shipment']>().charge.total_fee.amount).toBe(TEST_PRICE);

    expect(await undo('Sami')).toMatchObject({ changes: [{ after: '15.00' }] });
    expect(await returnPrice()).toBe(before);
    expect(await selectRates(database().kysely)).toEqual(couriers);
    const all = await versions();
    expect(all.length).toBe(count + 2);
    const own = all.filter(({ courier_id }) => courier_id === TEST_COURIER).slice(-2);
    expect(own[0]?.valid_until).toEqual(own[1]?.valid_from);
    expect(own[1]?.valid_until).toBeNull();
    expect((await selectImports(database().kysely, 'rates')).slice(0, 2)).toMatchObject([
      { operator: 'Sami', undoes: number, changed: 1, added: 0, removed: 0, row_count: 2 },
      { operator: OPERATOR, undoes: null, number, changed: 1 },
    ]);
  });

  it('a courier that a file leaves out has left: it keeps its page and open quotes, and can return', async () => {
    const open = await backend.quote(customer);
    const { changes } = await apply(couriers.filter(({ code }) => code !== 'other-courier'));
    expect(
      changes.every(({ place, after }) => place.startsWith('other-courier') && after === null),
    ).toBe(true);
    expect(changes.map(({ column }) => column)).toContain('name_ar');
    expect(await returnPrice(OTHER_COURIER)).toBeUndefined();
    const page = await backend.get(customer, `/couriers/${OTHER_COURIER}`);
    expect(statusAndBody(page)).toMatchObject([200, { id: OTHER_COURIER, services: [] }]);
    const listed = (await backend.get(customer, '/couriers')).json<Schemas['CourierList']>();
    expect(listed.data.map(({ id }) => id)).toEqual([TEST_COURIER]);
    const order = testOrder(open, { courier_id: OTHER_COURIER });
    expect((await backend.create(customer, order)).statusCode).toBe(201);

    await undo();
    expect(await returnPrice(OTHER_COURIER)).toBeDefined();
    expect(await selectRates(database().kysely)).toEqual(couriers);
  });

  it('a courier whose code is new gets a page, and is no sample', async () => {
    await apply([...couriers, PALM]);
    const listed = (await backend.get(customer, '/couriers?q=Palm')).json<Schemas['CourierList']>();
    expect(listed.data).toMatchObject([{ name: PALM.name, tier: PALM.tier, sample: false }]);
    const [{ id = '' } = {}] = listed.data;
    const page = await backend.get(customer, `/couriers/${id}`);
    expect(statusAndBody(page)).toMatchObject([200, { description: PALM.description }]);
    await undo();
  });

  it('support hours of a file are those of the courier, and a file without them leaves them', async () => {
    const hours = { week: SHOP_HOURS.week };
    const before = await exportFile(database(), RATES);
    await apply(having('test-courier', (courier) => ({ ...courier, hours })));
    const contact = async () =>
      (await backend.get(customer, `/couriers/${TEST_COURIER}`)).json<Schemas['Courier']>().contact;
    expect((await contact()).hours).toEqual(hours);
    const older = Buffer.from(before.replace(/,support_hours,.*/, '').replaceAll(/,,\r/g, '\r'));
    const judged = await judgeFile(RATES, older, NOTHING_KNOWN);
    if ('faults' in judged) throw new Error(JSON.stringify(judged.faults));
    expect(judged.lacking).toEqual(['support_hours', 'support_hours_ramadan']);
    expect((await importFile(database(), RATES, judged, OPERATOR)).changes).toEqual([]);
    expect((await contact()).hours).toEqual(hours);
    await undo();
    expect((await contact()).hours).toBeUndefined();
  });

  it('an import from before there were support hours can be undone', async () => {
    await apply(having('test-courier', dearer(100)));
    const asBefore = (file: string) =>
      sql.raw(`regexp_replace(regexp_replace(${file},
      ',support_hours,support_hours_ramadan', ''), ',,\r', e'\r', 'g')`);
    await sql`alter table operator_imports disable trigger append_only`.execute(database().kysely);
    await sql`update operator_imports set before = ${asBefore('before')},
      after = ${asBefore('after')}`.execute(database().kysely);
    await sql`alter table operator_imports enable trigger append_only`.execute(database().kysely);
    expect(await undo()).toMatchObject({ changes: [{ after: '15.00' }] });
  });

  it('imports are undone from the last to the first, each once', async () => {
    await apply(having('test-courier', dearer(100)));
    await apply(having('test-courier', dearer(300)));
    for (const after of ['16.00', '15.00']) {
      expect(await undo()).toMatchObject({ changes: [{ after }] });
    }
    await expect(undo()).rejects.toThrow('no import to undo');
  });

  it('an undo is refused if something else has changed the rates since', async () => {
    await apply(having('test-courier', dearer(100)));
    await sql`update couriers set tier = 'bronze' where id = ${TEST_COURIER}`.execute(
      database().kysely,
    );
    await expect(undo()).rejects.toThrow('have changed since import');
    await sql`update couriers set tier = 'gold' where id = ${TEST_COURIER}`.execute(
      database().kysely,
    );
    await undo();
  });

  it('of several imports at once each sees the one before', async () => {
    const applied = await Promise.all(
      [100, 200, 300].map((by) => apply(having('test-courier', dearer(by)))),
    );
    const steps = applied.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
    const [first, second, third] = steps.map(({ changes }) => changes[0]);
    expect([second?.before, third?.before]).toEqual([first?.after, second?.after]);
    for (let undone = 0; undone < steps.length; undone += 1) {
      await undo();
    }
    expect(await selectRates(database().kysely)).toEqual(couriers);
  });

  it.each(['update operator_imports set operator = $$x$$', 'delete from operator_imports'])(
    'refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(database().kysely)).rejects.toThrow(/append-only/);
    },
  );
});
