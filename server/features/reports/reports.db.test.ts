import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { connectStore } from '../../testing/connect-store.ts';
import { deliver } from '../../testing/deliver.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  TEST_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
} from '../../testing/test-backend.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';

type Schemas = components['schemas'];

/** 23:30 on the 9th in Riyadh, and half past midnight on the 10th. */
const LATE = new Date('2026-11-09T20:30:00Z');
const EARLY = new Date('2026-11-09T21:30:00Z');
const OTHER_CLIENT = { ...TEST_RECEIVER, phone: '+966500000102', full_name: 'عميل تجريبي 2' };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let company: Customer;
  let shipments: Schemas['Shipment'][];

  beforeAll(async () => {
    backend.setTime(LATE);
    company = await backend.newCustomer(20 * TEST_PRICE, 'company');
    const late = await backend.ship(company);
    backend.setTime(EARLY);
    shipments = [
      late,
      await backend.ship(company),
      await backend.ship(company, { receiver: OTHER_CLIENT }),
    ];
  });

  const get = (path: string, customer = company) => backend.get(customer, `/reports/${path}`);
  const ask = async (path: string, customer = company) => {
    const answer = await get(path, customer);
    return { status: answer.statusCode, body: answer.json<Schemas['Problem']>() };
  };
  const report = async (path: string) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    return answer.json<Schemas['Report']>();
  };
  const rowsOf = async (path: string) => (await get(path)).json<Schemas['ReportRowList']>();

  it('counts a shipment on the day in Riyadh on which it was booked', async () => {
    const { figures, series, step } = await report('orders?from=2026-11-09&to=2026-11-11');
    expect([figures.orders, step]).toEqual([3, 'day']);
    expect(series.map(({ from, values }) => [from, values.orders])).toEqual([
      ['2026-11-09', 1],
      ['2026-11-10', 2],
    ]);
  });

  it('compares with the period before, which is as long', async () => {
    const shown = await report('orders?from=2026-11-10&to=2026-11-11&compare=true');
    expect(shown).toMatchObject({ compared_from: '2026-11-09', compared_to: '2026-11-10' });
    expect([shown.figures.orders, shown.previous?.orders]).toEqual([2, 1]);
    const [source] = shown.tables.find(({ by }) => by === 'source')?.rows ?? [];
    expect([source?.values.orders, source?.previous?.orders]).toEqual([2, 1]);
  });

  it('counts a delivery on its own day, however late it is told', async () => {
    const [first, second] = shipments;
    const later = new Date(EARLY.getTime() + 3 * 24 * 3_600_000);
    const parcel = { account_id: company.accountId, id: first?.id ?? '' };
    const told = {
      id: 'd1',
      kind: 'delivered',
      occurredAt: EARLY,
      city: null,
      text: null,
    } as const;
    await receiveEvent(database(), parcel, told, later);
    await deliver(database(), company, second?.id ?? '', later);
    const { series } = await report('revenue?from=2026-11-09&to=2026-11-14');
    expect(series.map(({ values }) => values.delivered_value)).toEqual([0, 10_000, 0, 0, 10_000]);
    const orders = await report('orders?from=2026-11-09&to=2026-11-10');
    expect(orders.figures).toMatchObject({ orders: 1, delivered: 1, success_rate: 10_000 });
  });

  it('knows clients by their phones, and shows one of them alone', async () => {
    const shown = await report('client_analytics?from=2026-11-10&to=2026-11-11');
    expect(shown.figures).toMatchObject({ clients: 2, new_clients: 1, returning_clients: 1 });
    const clients = shown.tables.find(({ by }) => by === 'client')?.rows ?? [];
    expect(clients.map(({ label, phone }) => [label, phone]).sort()).toEqual([
      [TEST_RECEIVER.full_name, TEST_RECEIVER.phone],
      [OTHER_CLIENT.full_name, OTHER_CLIENT.phone],
    ]);
    const key = clients.find(({ phone }) => phone === TEST_RECEIVER.phone)?.key ?? '';
    const one = await report(`client_analytics?from=2026-11-09&to=2026-11-11&client=${key}`);
    expect(one.figures).toMatchObject({ orders: 2, delivered: 2 });
    const rows = await rowsOf(
      `client_analytics/rows?measure=orders&from=2026-11-09&to=2026-11-11&by=client&key=${key}`,
    );
    // Booked on different days.
    expect(rows.data.map(({ id }) => id)).toEqual([shipments[1]?.id, shipments[0]?.id]);
    expect([rows.page.total, rows.totals]).toEqual([2, { value: 2 }]);
  });

  it('pages through the rows of a figure', async () => {
    const path = 'orders/rows?measure=orders&from=2026-11-09&to=2026-11-11';
    const first = await rowsOf(`${path}&limit=2`);
    expect([first.data.length, first.page.total, first.totals]).toEqual([2, 3, { value: 3 }]);
    const cursor = first.page.next_cursor ?? '';
    const next = await rowsOf(`${path}&limit=2&cursor=${cursor}`);
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(
      shipments
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect((await ask(`${path}&by=courier&key=x&cursor=${cursor}`)).status).toBe(400);
  });

  it('is for companies alone', async () => {
    const person = await backend.newCustomer(0);
    const period = 'from=2026-11-09&to=2026-11-11';
    for (const path of [`orders?${period}`, `orders/rows?measure=orders&${period}`]) {
      expect(await ask(path, person)).toMatchObject({
        status: 403,
        body: { code: 'company_account_required' },
      });
    }
  });

  it.each([
    ['orders?from=2026-11-09&to=2026-11-09', 'to', 'min'],
    ['orders?from=2023-11-09&to=2026-11-10', 'to', 'max'],
    ['tax_summary?from=2026-11-09&to=2026-11-10&city=SA-riyadh', 'city', 'not_allowed'],
    [
      'financial_summary/rows?measure=cash_due&by=cash_age&key=0-9&from=2026-11-09&to=2026-11-10',
      'key',
      'invalid_value',
    ],
    ['orders?from=2026-11-09&to=2026-11-10&client=1', 'client', 'not_allowed'],
    ['orders?from=2026-11-09&to=2026-11-10&city=SA-atlantis', 'city', 'invalid_value'],
    ['client_orders?from=2026-11-09&to=2026-11-10&client=99', 'client', 'invalid_value'],
    [
      'orders?from=2026-11-09&to=2026-11-10&courier_id=crr_01jd000000000000000000000z',
      'courier_id',
      'invalid_value',
    ],
    [
      'orders/rows?from=2026-11-09&to=2026-11-10&measure=opening_balance',
      'measure',
      'invalid_value',
    ],
    ['orders/rows?from=2026-11-09&to=2026-11-10&measure=orders&by=courier', 'key', 'invalid_value'],
    ['orders/rows?from=2026-11-09&to=2026-11-10&measure=orders&key=x', 'by', 'invalid_value'],
    [
      'orders/rows?from=2026-11-09&to=2026-11-10&measure=orders&by=vat_rate&key=1500',
      'by',
      'invalid_value',
    ],
    [
      'client_orders/rows?from=2026-11-09&to=2026-11-10&measure=orders&by=client&key=99',
      'key',
      'invalid_value',
    ],
  ])('refuses %s', async (path, name, code) => {
    const { status, body } = await ask(path);
    expect([status, body.errors]).toEqual([400, [{ pointer: `/query/${name}`, code }]]);
  });

  it('refuses filters that exclude each other, and takes those that do not', async () => {
    const period = 'from=2026-11-09&to=2026-11-11';
    const both = await ask(`orders?${period}&courier_id=${TEST_COURIER}&source=website`);
    expect([both.status, both.body.errors?.map(({ code }) => code)]).toEqual([
      400,
      ['not_allowed', 'not_allowed'],
    ]);
    const narrowed = await report(`orders?${period}&courier_id=${TEST_COURIER}&service=standard`);
    expect(narrowed.figures.orders).toBe(3);
    expect(
      (await report(`orders?${period}&courier_id=${TEST_COURIER}&service=express`)).figures,
    ).toMatchObject({ orders: 0 });
  });

  it("refuses another account's store", async () => {
    const owner = await backend.newCustomer(0, 'company');
    const { storeId } = await connectStore(backend, owner);
    const path = `orders?from=2026-11-09&to=2026-11-11&store_id=${storeId}`;
    expect((await ask(path, owner)).status).toBe(200);
    expect((await ask(path)).body.errors).toEqual([
      { pointer: '/query/store_id', code: 'invalid_value' },
    ]);
  });
});
