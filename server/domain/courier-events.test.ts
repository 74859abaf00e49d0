import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COURIER_EVENTS,
  type CourierEventKind,
  judgeEvent,
  judgeLateEvent,
  type PastEvent,
  type ShipmentState,
  trackingStatusOf,
} from './courier-events.ts';
import { isFinal, SHIPMENT_STATUSES, TRACKING_STATUSES } from './shipment-status.ts';
import { itForAll } from '../../common/testing/it-for-all.ts';

/**
 * Every tracking status of a pending shipment with every event. `→ x`: the new tracking status,
 * still pending; `COMPLETED` and `FAILED`: final, as delivered, and as returned or failed; `kept`:
 * only in the history; `refused`: not even there.
 */
const TABLE = `
| pending             | booking_refused | picked_up   | in_transit   | at_hub   | out_for_delivery   | delivery_attempted   | delivered | returning   | returned | lost   | given_up |
| created             | FAILED          | → picked_up | → in_transit | → at_hub | → out_for_delivery | → delivery_attempted | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| picked_up           | refused         | kept        | → in_transit | → at_hub | → out_for_delivery | → delivery_attempted | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| in_transit          | refused         | kept        | kept         | → at_hub | → out_for_delivery | → delivery_attempted | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| at_hub              | refused         | kept        | → in_transit | kept     | → out_for_delivery | → delivery_attempted | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| out_for_delivery    | refused         | kept        | → in_transit | → at_hub | kept               | → delivery_attempted | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| delivery_attempted  | refused         | kept        | → in_transit | → at_hub | → out_for_delivery | kept                 | COMPLETED | → returning | FAILED   | FAILED | FAILED   |
| returning           | refused         | kept        | kept         | kept     | kept               | kept                 | COMPLETED | kept        | FAILED   | FAILED | kept     |
| delivered           | refused         | kept        | kept         | kept     | kept               | kept                 | kept      | kept        | kept     | kept   | kept     |
| returned            | refused         | kept        | kept         | kept     | kept               | kept                 | kept      | kept        | kept     | kept   | kept     |
| cancelled           | refused         | kept        | kept         | kept     | kept               | kept                 | kept      | kept        | kept     | kept   | kept     |
| failed              | refused         | kept        | kept         | kept     | kept               | kept                 | kept      | kept        | kept     | kept   | kept     |
`;

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const cells = rows.flatMap(([from = '', ...verdicts]) =>
  verdicts.map((verdict, index) => [from, head[index + 1] as CourierEventKind, verdict] as const),
);

describe('an event moves a pending shipment as the table says', () => {
  it('which has every tracking status and every event', () => {
    expect(rows.map(([from]) => from).toSorted()).toEqual([...TRACKING_STATUSES].toSorted());
    expect(head.slice(1)).toEqual([...COURIER_EVENTS]);
    expect(cells).toHaveLength(TRACKING_STATUSES.length * COURIER_EVENTS.length);
  });

  it.each(cells)('%s + %s: %s', (from, kind, verdict) => {
    expect(judgeEvent(stateOf('pending', from), kind)).toEqual(expected(verdict, kind));
  });

  it.each(SHIPMENT_STATUSES.filter((status) => status !== 'pending'))(
    'and never moves one that is %s',
    (status) => {
      for (const [from, kind] of cells) {
        const verdict = { kind: kind === 'booking_refused' ? 'refused' : 'recorded' };
        expect(judgeEvent(stateOf(status, from), kind), `${from} ${kind}`).toEqual(verdict);
      }
    },
  );
});

function stateOf(status: string, trackingStatus: string): ShipmentState {
  return { status, trackingStatus } as ShipmentState;
}

function expected(verdict: string, kind: CourierEventKind) {
  if (verdict === 'kept') return { kind: 'recorded' };
  if (verdict === 'refused') return { kind: 'refused' };
  if (verdict === 'COMPLETED') return { kind: 'moves', ...stateOf('completed', 'delivered') };
  if (verdict === 'FAILED') {
    return { kind: 'moves', ...stateOf('failed', kind === 'returned' ? 'returned' : 'failed') };
  }
  return { kind: 'moves', ...stateOf('pending', verdict.replace('→ ', '')) };
}

interface Told {
  id: number;
  kind: CourierEventKind;
  occurredAt: Date;
}

/** Applies the events to a shipment in this order, each once. */
function tell(events: readonly Told[]): ShipmentState[] {
  const history: (PastEvent & { id: number })[] = [];
  const states: ShipmentState[] = [{ status: 'pending', trackingStatus: 'created' }];
  for (const { id, kind, occurredAt } of events) {
    const state = states.at(-1);
    if (state === undefined || history.some((past) => past.id === id)) continue;
    const verdict = judgeLateEvent(state, history, { kind, occurredAt });
    if (verdict.kind !== 'refused') {
      history.push({ id, trackingStatus: trackingStatusOf(kind), occurredAt });
    }
    if (verdict.kind === 'moves') {
      states.push({ status: verdict.status, trackingStatus: verdict.trackingStatus });
    }
  }
  return states;
}

/** What happened to a parcel: events that moved it and other scans, with or without an end. */
const trueHistories = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 14 })
  .map((choices) => {
    let state: ShipmentState = { status: 'pending', trackingStatus: 'created' };
    let time = 0;
    const events: Told[] = [];
    for (const [choice, minutes] of choices) {
      const possible = COURIER_EVENTS.filter(
        (kind) => kind !== 'booking_refused' && judgeEvent(state, kind).kind === 'moves',
      );
      const kind = possible[choice % Math.max(1, possible.length)];
      if (kind === undefined) break;
      const verdict = judgeEvent(state, kind);
      if (verdict.kind === 'moves') state = verdict;
      time += minutes;
      events.push({ id: events.length, kind, occurredAt: new Date(time * 60_000) });
    }
    return events;
  });

/** The history with every event at least once, in any order. */
const anyOrders = trueHistories.chain((ordered) =>
  fc
    .array(fc.constantFrom(...ordered), { maxLength: 10 })
    .chain((again) =>
      fc.shuffledSubarray([...ordered, ...again], { minLength: ordered.length + again.length }),
    )
    .map((told) => ({ ordered, told })),
);

const RANK: Readonly<Record<string, number>> = Object.fromEntries(
  TRACKING_STATUSES.map((status, index) => [status, index]),
);

describe('a history reported in any order, with repetitions', () => {
  itForAll(
    'ends as it does in the order of events, never moved back nor out of a final status',
    [anyOrders],
    ({ ordered, told }) => {
      const passed = tell(told);
      expect(passed.slice(0, -1).filter(({ status }) => isFinal(status))).toEqual([]);
      // The latest reported event only gets later.
      const latest = told.map((_, index) =>
        Math.max(...told.slice(0, index + 1).map(({ id }) => id)),
      );
      for (const [index, id] of latest.entries()) {
        const shown = tell(told.slice(0, index + 1)).at(-1);
        expect(shown).toEqual(tell(ordered.filter((event) => event.id <= id)).at(-1));
      }
    },
  );

  const anything = fc.uniqueArray(
    fc.record({
      id: fc.nat({ max: 50 }),
      kind: fc.constantFrom(...COURIER_EVENTS.filter((kind) => kind !== 'booking_refused')),
      occurredAt: fc.integer({ min: 0, max: 20 }).map((minute) => new Date(minute * 60_000)),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  itForAll(
    'leaves an impossible parcel no further behind than the real order would',
    [anything],
    (told) => {
      const ordered = told.toSorted(
        (a, b) =>
          a.occurredAt.getTime() - b.occurredAt.getTime() ||
          COURIER_EVENTS.indexOf(a.kind) - COURIER_EVENTS.indexOf(b.kind),
      );
      const inAnyOrder = tell(told).at(-1);
      const inOrder = tell(ordered).at(-1);
      if (inOrder === undefined || inAnyOrder === undefined) throw new Error('no state');
      if (isFinal(inOrder.status)) expect(isFinal(inAnyOrder.status)).toBe(true);
      else if (!isFinal(inAnyOrder.status)) {
        expect(RANK[inAnyOrder.trackingStatus]).toBeGreaterThanOrEqual(
          RANK[inOrder.trackingStatus] ?? 0,
        );
      }
    },
  );
});
