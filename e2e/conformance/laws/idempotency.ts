import { requestedBy, type Account } from '../account.ts';
import { type Answer, BrokenLaw } from '../answer.ts';
import { book, bookableQuote, newKey, orderFor, type Order } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { accountWith, alike, balanceOf, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Number of concurrent requests with one key. */
const AT_ONCE = 6;

export interface Keyed {
  id: OperationId;
  call: Call;
  /** A different request with the same key. */
  other: Partial<Call>;
}

/** One call of each operation that needs a key, with different ones for the same key. */
export async function keyedCalls(bench: Bench, account: Account): Promise<Keyed[]> {
  const { api, lists, draw } = bench;
  const who = requestedBy(account);
  const [one, another] = [
    await book(api, account, lists, draw),
    await book(api, account, lists, draw),
  ];
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const order = orderFor(quote, price, lists, draw);
  const amount = { amount: 5_000, currency: 'SAR' } as const;
  const { methods } = await api.ok('getTopUpOptions', { who });
  const [method] = methods.filter(({ currencies }) =>
    currencies.some(({ currency }) => currency === 'SAR'),
  );
  if (!method) throw new BrokenLaw('no payment method accepts riyals');
  const topUp = { amount, payment_method: method.payment_method };
  const [first, second] = [
    await api.ok('createTopUp', { who, header: newKey(), body: topUp }),
    await api.ok('createTopUp', { who, header: newKey(), body: topUp }),
  ];
  const labels = { shipment_ids: [another.shipment.id], paper: 'a6', language: 'ar' };
  return [
    {
      id: 'createShipment',
      call: { who, body: order },
      other: { body: { ...order, quantity: order.quantity === 1 ? 2 : 1 } satisfies Order },
    },
    {
      id: 'createTopUp',
      call: { who, body: topUp },
      other: { body: { ...topUp, description: 'another' } },
    },
    {
      id: 'createLabelBatch',
      call: { who, body: labels },
      other: { body: { ...labels, language: 'en' } },
    },
    {
      id: 'cancelShipment',
      call: { who, path: { shipment_id: one.shipment.id } },
      other: { path: { shipment_id: another.shipment.id } },
    },
    {
      id: 'retryTopUp',
      call: { who, path: { top_up_id: first.id }, body: { credit: first.credit } },
      other: { path: { top_up_id: second.id } },
    },
  ];
}

/** The part of an answer that must not differ; a batch's progress may. */
function essence({ id, status, body }: Answer): unknown {
  if (id !== 'createLabelBatch') return [status, body];
  return [status, (body as { id?: string }).id];
}

async function sameAgain(bench: Bench): Promise<void> {
  const account = await accountWith(bench, 4_000_000);
  for (const { id, call, other } of await keyedCalls(bench, account)) {
    const header = newKey();
    const first = await bench.api.succeed(id, { ...call, header });
    const after = await balanceOf(bench, account);
    const again = await bench.api.send(id, { ...call, header });
    alike(essence(again), essence(first), `${id} with the same key and body`, again);
    alike(await balanceOf(bench, account), after, `the balance after ${id} sent twice`);
    const reused = await bench.api.send(id, { ...call, ...other, header });
    refused(reused, 422, 'idempotency_key_reused', `${id} with the same key and a different body`);
  }
}

/** Later changes of the shipment do not change the answer for its key. */
async function asItWas(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const who = requestedBy(account);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const call = { who, header: newKey(), body: orderFor(quote, price, lists, draw) };
  const booked = await api.ok('createShipment', call);
  const path = { shipment_id: booked.id };
  await api.ok('cancelShipment', { who, path, header: newKey() });
  alike(await api.ok('createShipment', call), booked, 'a booking repeated after its cancellation');
}

async function keysAreRequired(bench: Bench): Promise<void> {
  const account = await accountWith(bench, 4_000_000);
  for (const { id, call } of await keyedCalls(bench, account)) {
    const before = await balanceOf(bench, account);
    const answer = await bench.api.send(id, call);
    refused(answer, 400, 'validation_failed', `${id} without a key`);
    alike(await balanceOf(bench, account), before, `the balance after ${id} without a key`);
  }
}

async function onceAtOnce(bench: Bench): Promise<void> {
  const account = await accountWith(bench, 4_000_000);
  for (const { id, call } of await keyedCalls(bench, account)) {
    const header = newKey();
    const { page } = await bench.api.ok('listShipments', { who: requestedBy(account) });
    const before = await balanceOf(bench, account);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => bench.api.send(id, { ...call, header })),
    );
    const [first] = answers;
    expect(first !== undefined && first.status < 300, `${id} failed with a new key`, first);
    for (const answer of answers) {
      alike(
        essence(answer),
        essence(first),
        `${id} sent ${AT_ONCE} times at once with one key`,
        answer,
      );
    }
    const { charge, id: made } = first.body as {
      charge?: { total_fee: { amount: number } };
      id: string;
    };
    if (id !== 'createShipment') continue;
    alike(
      await balanceOf(bench, account),
      before - (charge?.total_fee.amount ?? 0),
      `the balance after ${made}`,
    );
    const after = await bench.api.ok('listShipments', { who: requestedBy(account) });
    alike(after.page.total, page.total + 1, 'shipments booked with one key');
  }
}

async function keysAreTheAccounts(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const header = newKey();
  const made: string[] = [];
  for (const account of [
    await accountWith(bench, 3_000_000),
    await accountWith(bench, 3_000_000),
  ]) {
    const { quote, price } = await bookableQuote(api, account, lists, draw);
    const body = orderFor(quote, price, lists, draw);
    made.push((await api.ok('createShipment', { who: requestedBy(account), header, body })).id);
  }
  expect(made[0] !== made[1], 'Two accounts with one key got the same shipment');
}

const clause =
  '#/components/parameters/IdempotencyKey: the same key with the same path and body gives the same answer for 24 hours; with another path or body 422; other accounts may choose the same';

export const idempotencyLaws: readonly Law[] = [
  { id: 'idempotency', title: 'A repeated key gives the same answer', clause, run: sameAgain },
  { id: 'idempotency-later', title: 'A key gives what it gave', clause, run: asItWas },
  {
    id: 'idempotency-required',
    title: 'Bookings require an idempotency key',
    clause: '#/components/parameters/IdempotencyKey: required',
    run: keysAreRequired,
  },
  { id: 'idempotency-at-once', title: 'One key at once has one effect', clause, run: onceAtOnce },
  {
    id: 'idempotency-accounts',
    title: 'Idempotency keys are separate for each account',
    clause,
    run: keysAreTheAccounts,
  },
];
