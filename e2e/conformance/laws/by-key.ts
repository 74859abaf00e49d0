import { isOwn } from '../../../common/contract/operations.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { type Account, requestedBy, type Who } from '../account.ts';
import { book, bookableQuote, bookByKey, newKey, orderFor } from '../bookings.ts';
import { type Call, madeUpPath } from '../call.ts';
import type { Operation, OperationId } from '../contract.ts';
import { openingKey, SCOPES } from '../workspace.ts';
import { accountWith, alike, balanceOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Scope = components['schemas']['ApiKeyScope'];

const isOpened = (operation: Operation) => !isOwn(operation);

/** A new key of the account, which its name tells. */
async function keyOf({ api }: Bench, account: Account, scopes: readonly Scope[]) {
  const body = { name: scopes.join(' ').slice(0, 60), scopes: [...scopes] };
  const { secret_key, key } = await api.ok('createApiKey', { who: requestedBy(account), body });
  const who: Who = { basic: `${key.client_key}:${secret_key}` };
  return { who, clientKey: key.client_key };
}

async function scopesAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  for (const scope of SCOPES) {
    const others = SCOPES.filter((each) => each !== scope);
    const { who, clientKey } = await keyOf(bench, account, others);
    const asked = bench.operations.filter((each) => isOpened(each) && each.scope === scope);
    if (asked.length > 0) {
      await withEach(asked, async (operation) => {
        const answer = await api.send(operation.id, { who, path: madeUpPath(operation) });
        refused(answer, 403, 'insufficient_scope', `${operation.id} without ${scope}`);
      });
    }
    const path = { client_key: clientKey };
    await api.ok('revokeApiKey', { who: requestedBy(account), path });
  }
}

async function keysSeeTheSame(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const session = requestedBy(account);
  const { who } = await keyOf(bench, account, SCOPES);
  const { shipment } = await book(api, account, lists, draw);
  await book(api, account, lists, draw);
  const { quote } = await bookableQuote(api, account, lists, draw);
  const { data: couriers } = await api.ok('listCouriers', { who: session });
  const calls: [OperationId, Call][] = [
    ['listShipments', { query: { limit: '1' } }],
    ['listShipments', { query: { q: shipment.tracking_number } }],
    ['getShipment', { path: { shipment_id: shipment.id } }],
    ['trackShipment', { path: { tracking_number: shipment.tracking_number } }],
    ['listTrackings', { query: { tracking_numbers: shipment.tracking_number } }],
    ['getQuote', { path: { quote_id: quote.id } }],
    ['listCouriers', {}],
    ['getCourier', { path: { courier_id: couriers[0]?.id ?? '' } }],
    ['getBalance', {}],
    ['listTransactions', {}],
    ['listInvoices', {}],
    ['listProducts', {}],
    ['listImportBatches', {}],
  ];
  await withEach(calls, async ([id, call]) => {
    const byKey = `${id}ByKey` as OperationId;
    const [one, other] = [
      await api.succeed(id, { who: session, ...call }),
      await api.succeed(byKey, { who, ...call }),
    ];
    alike(withoutCursor(other.body), withoutCursor(one.body), `${byKey} beside ${id}`, other);
  });
}

/** Cursors are opaque, and may differ each time. */
function withoutCursor(body: unknown): unknown {
  const { page, ...rest } = body as { page?: { next_cursor?: string } };
  if (!page) return rest;
  const { next_cursor, ...counts } = page;
  return { ...rest, page: { ...counts, isLast: next_cursor === undefined } };
}

async function keysBookOnce(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const session = requestedBy(account);
  const { who } = await keyOf(bench, account, SCOPES);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = orderFor(quote, price, lists, draw);
  const header = newKey();
  const before = await balanceOf(bench, account);
  const booked = await api.succeed('createShipmentByKey', { who, header, body });
  const repeated = await api.succeed('createShipmentByKey', { who, header, body });
  const bySession = await api.succeed('createShipment', { who: session, header, body });
  alike(repeated.body, booked.body, 'a booking repeated by the key', repeated);
  alike(bySession.body, booked.body, 'a booking repeated by the session', bySession);
  const { id, source } = booked.body as { id: string; source: string };
  alike(source, 'api', 'the source of a booking by a key', booked);
  const paid = before - (await balanceOf(bench, account));
  alike(paid, price.total_fee.amount, 'what two requests of one booking cost');
  const stranger = await keyOf(bench, await accountWith(bench, 0), SCOPES);
  const path = { shipment_id: id };
  const call = { who: stranger.who, path, header: newKey() };
  refused(await api.send('cancelShipmentByKey', call), 404, 'not_found', "another's key");
  const cancelled = await api.ok('cancelShipmentByKey', { who, path, header: newKey() });
  alike(cancelled.status, 'cancelled', 'a shipment cancelled by a key');
  alike(await balanceOf(bench, account), before, 'the balance after a cancellation by a key');
  const { data } = await api.ok('listActivity', { who: session, query: { limit: '10' } });
  const own = data.filter(({ action }) => action.startsWith('shipment_'));
  alike(
    own.map(({ action, actor }) => [action, actor.kind]),
    [
      ['shipment_cancelled', 'api_key'],
      ['shipment_created', 'api_key'],
    ],
    'the activity log of what a key did',
  );
}

async function testsMoveNothing(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const session = requestedBy(account);
  const { who: live } = await keyOf(bench, account, SCOPES);
  const test = await openingKey(api, session, true);
  const real = await book(api, account, lists, draw);
  const before = await balanceOf(bench, account);
  const atHand = async () => (await api.ok('getBalanceByKey', { who: test })).current_balance;
  const sample = await atHand();

  const shipment = await bookByKey(api, test, real.quote, lists, draw);
  alike([shipment.test, shipment.source], [true, 'api'], 'the marks of a shipment of a test key');
  alike(real.shipment.test, undefined, 'the mark of a real shipment');
  alike(await atHand(), sample, 'the balance of a test key after a booking');
  alike(await balanceOf(bench, account), before, 'the balance after a booking by a test key');
  for (const id of ['listTransactionsByKey', 'listInvoicesByKey'] as const) {
    alike((await api.ok(id, { who: test })).data, [], `${id} of a test key`);
  }
  const path = { shipment_id: shipment.id };
  const unknown = [404, 'not_found'] as const;
  refused(await api.send('getShipment', { who: session, path }), ...unknown, 'a test shipment');
  refused(await api.send('getShipmentByKey', { who: live, path }), ...unknown, 'by a live key');
  const realPath = { shipment_id: real.shipment.id };
  const crossed = await api.send('getShipmentByKey', { who: test, path: realPath });
  refused(crossed, ...unknown, 'a real shipment by a test key');
  const { page } = await api.ok('listShipments', { who: session });
  alike(page.total, 1, 'real shipments');

  const move = (who: Who, event: string) =>
    api.send('moveTestShipment', { who, path, body: { event } });
  refused(await move(live, 'picked_up'), 403, 'test_key_required', 'moving by a live key');
  alike((await move(test, 'picked_up')).status, 200, 'a test shipment collected');
  const delivered = await api.ok('moveTestShipment', { ...{ who: test, path }, body: DELIVERED });
  alike(delivered.status, 'completed', 'the status of a test shipment that was delivered');
  refused(await move(test, 'picked_up'), 409, 'event_refused', 'collected after its delivery');
  const tracked = await api.ok('trackShipmentByKey', {
    ...{ who: test, path: { tracking_number: shipment.tracking_number } },
  });
  alike(
    tracked.events.map(({ tracking_status }) => tracking_status),
    ['delivered', 'picked_up', 'created'],
    'what happened to a test shipment',
  );
}

const DELIVERED = { event: 'delivered' } as const;

const isOfTests = ({ id }: Operation) => id === 'moveTestShipment';

const isBooking = ({ id }: Operation) =>
  id === 'createShipmentByKey' || id === 'cancelShipmentByKey';

export const byKeyLaws: readonly Law[] = [
  {
    id: 'key-scopes',
    title: 'Keys open only what their scopes allow',
    clause: '`x-scope` of each operation; #/components/responses/KeyRefused: insufficient_scope',
    isAbout: isOpened,
    run: scopesAreKept,
  },
  {
    id: 'key-answers',
    title: 'A key sees what its account sees',
    clause: '`x-same-as` of each operation: the same as that of the web app',
    isAbout: isOpened,
    run: keysSeeTheSame,
  },
  {
    id: 'key-bookings',
    title: 'A key books, pays and cancels for its account, once',
    clause:
      '#/components/parameters/IdempotencyKey; #/components/schemas/ShipmentSource; #/components/schemas/ActivityActorKind',
    isAbout: isBooking,
    run: keysBookOnce,
  },
  {
    id: 'test-keys',
    title: 'Test keys move no money and no parcel, and see nothing real',
    clause: '#/components/schemas/ApiKey: is_test; #/components/schemas/Shipment: test',
    isAbout: isOfTests,
    run: testsMoveNothing,
  },
];
