import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import { readContract } from '../../http/contract.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../../testing/new-owner.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { storedRows } from '../../testing/stored-rows.ts';
import { selectAttended } from '../tracking/couriers/attended-shipments.ts';
import { type KeyCalls, newKeyCalls } from './testing/key-calls.ts';

const MONEY = ['ledger_transactions', 'ledger_entries', 'tax_documents', 'top_ups'];
/** Together 10,000 calls in a full run. */
const [RUNS, CALLS] = [process.env.TEST_COUNTS === 'full' ? 200 : 4, 50];

const opened = operationsOf(readContract()).filter(({ scheme }) => scheme === 'apiKey');

const event = fc.constantFrom('booking_refused', 'picked_up', 'lost', 'returned', 'delivered');
const step = fc.oneof(
  fc.constant({ do: 'book' } as const),
  fc.record({ do: fc.constant('cancel' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(), event }),
  // Whatever else keys open, on the objects of tests and on real ones.
  fc.record({ do: fc.constantFrom('call' as const, 'call_real' as const), at: fc.nat() }),
);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let real: Belongings;
  let test: KeyCalls;
  beforeAll(async () => {
    real = await newOwner(backend);
    test = await newKeyCalls(backend, real.owner, 'test');
  });

  it('move no money and no parcel, whatever is called', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: CALLS, maxLength: CALLS }), async (steps) => {
        const ids: string[] = [];
        for (const each of steps) {
          const id = 'at' in each ? ids[each.at % Math.max(1, ids.length)] : undefined;
          if (each.do === 'book') ids.push((await test.booked()).id);
          else expect((await answerTo(each, id)).statusCode).toBeLessThan(500);
        }
      }),
      { numRuns: RUNS },
    );
    const tables = await storedRows(database());
    const written = tables
      .filter(({ name }) => MONEY.includes(name))
      .flatMap(({ rows }) => rows.filter((row) => isTestAccount(String(row['account_id']))));
    expect(written).toEqual([]);
    const attended = await selectAttended(database().kysely, null);
    expect(attended.filter(({ account_id }) => isTestAccount(account_id))).toEqual([]);
  });

  function answerTo(each: Exclude<Step, { do: 'book' }>, shipmentId = 'shp_none') {
    if (each.do === 'cancel') return test.send('POST', `/shipments/${shipmentId}/cancel`);
    if (each.do === 'move') return test.move(shipmentId, each.event);
    const operation = opened[each.at % opened.length] ?? expect.fail();
    const objects = each.do === 'call' ? { ...real, shipmentId } : real;
    return sendCall(backend.app, operation, callsFor(objects)[operation.id], test.headers);
  }
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
