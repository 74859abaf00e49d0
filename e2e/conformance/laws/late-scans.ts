import { requestedBy } from '../account.ts';
import { bookableQuote, bookByKey, type Shipment } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import type { Operation } from '../contract.ts';
import { openingKey } from '../workspace.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Scan = BodyOf<'moveTestShipment'>;
type Tracking = Shipment['tracking_status'];

/** Events with the minute after the booking at which they happen, as they are reported. */
interface Journey {
  scans: readonly (readonly [Scan['event'], number])[];
  end: Tracking;
}

const JOURNEYS: readonly Journey[] = [
  {
    scans: [
      ['picked_up', 1],
      ['out_for_delivery', 20],
      ['at_hub', 10],
    ],
    end: 'out_for_delivery',
  },
  // What was tried before leads no more to a collection.
  {
    scans: [
      ['picked_up', 20],
      ['delivery_attempted', 10],
    ],
    end: 'delivery_attempted',
  },
  {
    scans: [
      ['returning', 10],
      ['out_for_delivery', 20],
    ],
    end: 'returning',
  },
  {
    scans: [
      ['returning', 20],
      ['in_transit', 10],
      ['delivered', 30],
    ],
    end: 'delivered',
  },
  {
    scans: [
      ['out_for_delivery', 20],
      ['delivered', 10],
    ],
    end: 'delivered',
  },
  // At one moment.
  {
    scans: [
      ['out_for_delivery', 10],
      ['in_transit', 10],
    ],
    end: 'out_for_delivery',
  },
];

const MINUTE = 60_000;

/** What a courier may say of it, in events that may say why a parcel was not delivered. */
const REASONS: readonly (readonly [Scan['event'], NonNullable<Scan['failure_reason']>])[] = [
  ['delivery_attempted', 'absent'],
  ['delivery_attempted', 'refused'],
  ['delivery_attempted', 'address'],
  ['returning', 'other'],
  ['lost', 'damaged'],
];

/** Shipments of a test key, whose courier the key takes the place of. */
async function testKey(bench: Bench) {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const who = await openingKey(api, requestedBy(account), true);
  return async () => {
    const parcel = { payment_type: 'prepaid' } as const;
    const { quote } = await bookableQuote(api, account, lists, draw, parcel);
    const { id, tracking_number, created_at } = await bookByKey(api, who, quote, lists, draw);
    return {
      minute: (after: number) => new Date(Date.parse(created_at) + after * MINUTE).toISOString(),
      report: (body: Scan) =>
        api.send('moveTestShipment', { who, path: { shipment_id: id }, body }),
      track: () => api.ok('trackShipmentByKey', { who, path: { tracking_number } }),
    };
  };
}

type Booking = Awaited<ReturnType<typeof testKey>>;

async function travels(booked: Booking, { scans, end }: Journey): Promise<void> {
  const { minute, report, track } = await booked();
  const what = scans.map(([event, at]) => `${event} at ${at}`).join(', ');
  for (const [event, at] of scans) {
    const answer = await report({ event, occurred_at: minute(at) });
    alike(answer.status, 200, `${event} of ${what}`, answer);
  }
  const { tracking_status, updated_at, events } = await track();
  alike(tracking_status, end, `where ${what} lead`);
  const told = events.slice(0, -1).map((each) => Date.parse(each.occurred_at));
  const due = scans.map(([, at]) => Date.parse(minute(at))).toSorted((a, b) => b - a);
  alike(told, due, `when it happened, the newest first: ${what}`);
  alike(Date.parse(updated_at), due[0], `the last scan of ${what}`);
}

async function lateScansFillGaps(bench: Bench): Promise<void> {
  const booked = await testKey(bench);
  await withEach(JOURNEYS, (journey) => travels(booked, journey));
  const { minute, report, track } = await booked();
  for (const after of [-1, 2 * 60]) {
    const answer = await report({ event: 'picked_up', occurred_at: minute(after) });
    refused(answer, 409, 'event_refused', `a scan ${after} minutes after the booking`);
  }
  alike((await track()).events.length, 1, 'events after those that were refused');
}

async function couriersSayWhy(booked: Booking): Promise<void> {
  const { report, track } = await booked();
  for (const [event, failure_reason] of REASONS) {
    const answer = await report({ event, failure_reason, text: `${event}\n(${failure_reason})` });
    alike(answer.status, 200, `${event}: ${failure_reason}`, answer);
  }
  const { events } = await track();
  const due = REASONS.map(([event, reason]) => [reason, `${event} (${reason})`]).toReversed();
  alike(
    events.slice(0, -1).map((told) => [told.failure_reason, told.courier_text]),
    due,
    'why it was not delivered, and in the words of the courier',
  );
}

async function otherEventsHaveNoReason(booked: Booking): Promise<void> {
  const { report, track } = await booked();
  const events = ['picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivered'] as const;
  for (const event of events) await report({ event, failure_reason: 'absent' });
  const told = (await track()).events;
  alike(told.length, events.length + 1, 'events with a reason that does not belong to them');
  alike(
    told.filter(({ failure_reason }) => failure_reason !== undefined),
    [],
    'their reasons',
  );
}

const isAbout = ({ id }: Operation) => id === 'moveTestShipment';

export const lateScanLaws: readonly Law[] = [
  {
    id: 'late-scans',
    title: 'Scans count when they happened, whenever they are told',
    clause:
      '#/components/schemas/TrackingStatus: where scans lead in the order in which they happened; TestEvent/occurred_at; Tracking/events: newest first',
    isAbout,
    run: lateScansFillGaps,
  },
  {
    id: 'failure-reasons',
    title: 'What a courier says of a failed delivery is told',
    clause:
      '#/components/schemas/TestEvent: failure_reason, text; TrackingEvent: failure_reason, courier_text',
    isAbout,
    async run(bench) {
      const booked = await testKey(bench);
      await couriersSayWhy(booked);
      await otherEventsHaveNoReason(booked);
    },
  },
];
