import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../auth/tokens.ts';
import {
  type BookingDesk,
  type Customer,
  openBookingDesk,
  TEST_RECEIVER,
  testOrder,
  testParcel,
} from '../testing/booking-desk.ts';
import { onEachDatabase } from '../testing/each-database.ts';
import { BASE_PATH, type Operation, operationsOf, readContract } from './contract.ts';
import type { OperationId } from './operations.ts';

const operations = operationsOf(readContract());
const secured = operations.filter((operation) => operation.secured);

/** What the owner has, and nobody else may see or touch. */
interface Belongings {
  owner: Customer;
  quoteId: string;
  shipmentId: string;
  trackingNumber: string;
}

interface Call {
  path?: Record<string, string>;
  header?: Record<string, string>;
  body?: object;
  /** What a stranger is told; 200 where the operation answers with the stranger's own things. */
  stranger: number;
}

const RECEIVER_NAME = 'عميل تجريبي لا يراه غيره';

/** A valid call of every operation that asks for the owner's things, wherever it can name them. */
function callsFor(their: Belongings): Record<OperationId, Call> {
  const key = { 'idempotency-key': 'access-matrix-key-1' };
  return {
    cancelShipment: { path: { shipment_id: their.shipmentId }, header: key, stranger: 404 },
    createQuote: { body: testParcel(), stranger: 201 },
    createShipment: { body: testOrder({ id: their.quoteId }), header: key, stranger: 422 },
    getBalance: { stranger: 200 },
    getCourier: { path: { courier_id: 'crr_01jd000000000000000000000a' }, stranger: 200 },
    getHealth: { stranger: 200 },
    getProfile: { stranger: 200 },
    getQuote: { path: { quote_id: their.quoteId }, stranger: 404 },
    getReadiness: { stranger: 200 },
    getShipment: { path: { shipment_id: their.shipmentId }, stranger: 404 },
    listCities: { stranger: 200 },
    listCountries: { stranger: 200 },
    listCouriers: { stranger: 200 },
    listEnums: { stranger: 200 },
    listShipments: { stranger: 200 },
    signIn: { body: { email: 'nobody@mizan.example', password: 'x' }, stranger: 422 },
    signOut: { stranger: 204 },
    trackShipment: { path: { tracking_number: their.trackingNumber }, stranger: 404 },
  };
}

onEachDatabase((database) => {
  let desk: BookingDesk;
  let their: Belongings;
  let before: string;

  beforeAll(async () => {
    desk = await openBookingDesk(database());
    const owner = await desk.newCustomer(100_000);
    const shipment = await desk.ship(owner, {
      receiver: { ...TEST_RECEIVER, full_name: RECEIVER_NAME },
    });
    their = {
      owner,
      quoteId: (await desk.quote(owner)).id,
      shipmentId: shipment.id,
      trackingNumber: shipment.tracking_number,
    };
    before = await everythingOf(owner.accountId);
  });
  afterAll(() => desk.close());

  /** Every row of the account, in one text. */
  async function everythingOf(accountId: string): Promise<string> {
    const { kysely } = database();
    const rows = await Promise.all(
      [
        'accounts',
        'quotes',
        'shipments',
        'tracking_events',
        'balances',
        'ledger_transactions',
        'ledger_entries',
        'idempotency_keys',
      ].map((table) =>
        kysely
          .selectFrom(table as 'accounts')
          .selectAll()
          .where('account_id', '=', accountId)
          .execute(),
      ),
    );
    return JSON.stringify(rows.map((row) => row.map((columns) => JSON.stringify(columns)).sort()));
  }

  async function call(operation: Operation, headers: Record<string, string>) {
    const { path = {}, header, body } = callsFor(their)[operation.id];
    const route = operation.route.replaceAll(/:(\w+)/g, (_, name: string) => path[name] ?? '');
    return desk.app.inject({
      method: operation.method,
      url: BASE_PATH + route,
      headers: { ...headers, ...header },
      ...(body && { payload: body }),
    });
  }

  function expectNothingOfTheirs(text: string): void {
    const { owner, quoteId, shipmentId, trackingNumber } = their;
    for (const secret of [owner.accountId, quoteId, shipmentId, trackingNumber, RECEIVER_NAME]) {
      expect(text).not.toContain(secret);
    }
  }

  describe('somebody signed out', () => {
    it.each(secured)('is refused by $id', async (operation) => {
      const token = their.owner.headers.authorization.replace('Bearer ', '');
      const attempts: Record<string, Record<string, string>> = {
        'no token': {},
        'a cookie': { cookie: `mizan_website_token=${token}` },
        'a made-up token': { authorization: `Bearer ${newToken()}` },
        'a malformed token': { authorization: 'Bearer undefined' },
        'another scheme': { authorization: `Basic ${token}` },
        'the token twice': { authorization: `Bearer ${token}, Bearer ${token}` },
      };
      for (const [name, headers] of Object.entries(attempts)) {
        const answer = await call(operation, headers);
        expect([name, answer.statusCode]).toEqual([name, 401]);
        expect(answer.json()).toMatchObject({ code: 'unauthorized' });
        expectNothingOfTheirs(answer.body);
      }
    });

    it('is served by the others, whatever token comes along', async () => {
      for (const operation of operations.filter(({ secured }) => !secured)) {
        const expected = callsFor(their)[operation.id].stranger;
        for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
          const answer = await call(operation, headers);
          expect([operation.id, answer.statusCode]).toEqual([operation.id, expected]);
        }
      }
    });
  });

  describe("another account's token", () => {
    it.each(secured)('opens nothing of theirs by $id', async (operation) => {
      const stranger = await desk.newCustomer(100_000);
      const answer = await call(operation, stranger.headers);
      expect(answer.statusCode).toBe(callsFor(their)[operation.id].stranger);
      expectNothingOfTheirs(answer.body);
      if (operation.id === 'listShipments') {
        expect(answer.json()).toMatchObject({ data: [], page: { total: 0 } });
      }
      if (operation.id === 'getProfile') {
        expect(answer.json()).toMatchObject({ id: stranger.accountId });
      }
    });
  });

  it('left everything of theirs as it was, and open to them', async () => {
    expect(await everythingOf(their.owner.accountId)).toBe(before);
    const ids: OperationId[] = ['getQuote', 'getShipment', 'trackShipment'];
    for (const id of ids) {
      const operation = operations.find((candidate) => candidate.id === id);
      if (!operation) throw new Error(`${id} is no operation`);
      expect((await call(operation, their.owner.headers)).statusCode).toBe(200);
    }
  });
});
