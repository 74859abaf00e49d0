import { randomUUID } from 'node:crypto';
import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import type { Call } from '../call.ts';
import { accountWith, expect, refused } from './expect.ts';
import { keyedCalls } from './idempotency.ts';
import type { Bench, Law } from './law.ts';
import { makings } from './made-once.ts';

/** Enough for every booking and top-up of the law. */
const FUNDS = 4_000_000;

/** The same call, to be refused: a field that no body has or, without a body, an unknown path. */
function spoilt(call: Call): Call {
  if (call.body !== undefined) return { ...call, body: { ...call.body, no_such_field: true } };
  return { ...call, path: Object.fromEntries(Object.keys(call.path ?? {}).map(unknown)) };
}

const unknown = (name: string) => [name, randomUUID()] as const;

async function keysOfRefusalsAreUnused(bench: Bench): Promise<void> {
  const account = await accountWith(bench, FUNDS);
  const calls = [...(await keyedCalls(bench, account)), ...(await makings(bench, account))];
  for (const { id, call } of calls.filter(({ call }) => call.file === undefined)) {
    const header = newKey();
    const refusal = await bench.api.send(id, { ...spoilt(call), header });
    expect(refusal.status >= 400, `${id} took a field or a path that is not known`, refusal);
    const answer = await bench.api.send(id, { ...call, header });
    expect(answer.status < 300, `${id} refused the key of a refused request`, answer);
  }
}

/** As somebody does who tops up and tries again. */
async function keyOfBrokeBookingIsUnused(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = orderFor(quote, price, lists, draw);
  const call = { who: requestedBy(account), header: newKey(), body };
  const answer = await api.send('createShipment', call);
  refused(answer, 409, 'insufficient_balance', 'a booking without balance');
  await bench.config.addBalance(api, account, FUNDS);
  const booked = await api.send('createShipment', call);
  expect(booked.status === 201, 'The key of a booking without balance is used', booked);
}

export const refusedKeyLaws: readonly Law[] = [
  {
    id: 'refused-keys',
    title: 'A refused request leaves its key unused',
    clause: '#/components/parameters/IdempotencyKey: a refused request leaves its key unused',
    async run(bench) {
      await keysOfRefusalsAreUnused(bench);
      await keyOfBrokeBookingIsUnused(bench);
    },
  },
];
