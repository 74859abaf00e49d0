import { type Account, requestedBy, type Who } from '../account.ts';
import { bookableQuote, bookByKey, COD, newKey, type Shipment } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import { openingKey } from '../workspace.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Event = BodyOf<'moveTestShipment'>['event'];

/** Events in the order in which a courier reports them, and what the last one makes of the rest. */
interface Journey {
  events: readonly Event[];
  end: Pick<Shipment, 'status' | 'tracking_status' | 'payment_status'>;
  isCash?: boolean;
}

const ON_THE_WAY = ['picked_up', 'in_transit', 'at_hub', 'out_for_delivery'] as const;
const TRIED_TWICE = [...ON_THE_WAY, 'delivery_attempted', 'out_for_delivery'] as const;

const JOURNEYS: readonly Journey[] = [
  {
    events: [...TRIED_TWICE, 'delivered'],
    end: { status: 'completed', tracking_status: 'delivered', payment_status: 'cod_collected' },
    isCash: true,
  },
  {
    events: [...ON_THE_WAY, 'delivered'],
    end: { status: 'completed', tracking_status: 'delivered', payment_status: 'paid' },
  },
  {
    events: [...TRIED_TWICE, 'returning', 'returned'],
    end: { status: 'failed', tracking_status: 'returned', payment_status: 'paid' },
  },
  {
    events: ['picked_up', 'lost'],
    end: { status: 'failed', tracking_status: 'failed', payment_status: 'partly_refunded' },
  },
  {
    events: [...TRIED_TWICE, 'given_up'],
    end: { status: 'failed', tracking_status: 'failed', payment_status: 'paid' },
  },
  {
    events: ['booking_refused'],
    end: { status: 'failed', tracking_status: 'failed', payment_status: 'refunded' },
  },
];

const CITY = 'مدينة العيّنة';
const CASH = {
  payment_type: COD,
  amount_to_collect: { amount: 12_300, currency: 'SAR' },
} as const;

async function travels(
  { api, lists, draw }: Bench,
  { account, who }: { account: Account; who: Who },
  { events, end, isCash = false }: Journey,
): Promise<void> {
  const parcel = isCash ? CASH : { payment_type: 'prepaid' as const };
  const { quote } = await bookableQuote(api, account, lists, draw, parcel);
  const { id, tracking_number } = await bookByKey(api, who, quote, lists, draw);
  const path = { shipment_id: id };
  const move = (event: Event) =>
    api.send('moveTestShipment', { who, path, body: { event, city: CITY } });
  for (const [at, event] of events.entries()) {
    const answer = await move(event);
    const { status, tracking_status, payment_status } = answer.body as Shipment;
    const isLast = at === events.length - 1;
    const unpaid = isCash ? 'cod_pending' : 'paid';
    const due = { status: 'pending', tracking_status: event, payment_status: unpaid };
    alike({ status, tracking_status, payment_status }, isLast ? end : due, event, answer);
    if (event !== 'picked_up') continue;
    refused(await move('booking_refused'), 409, 'event_refused', 'a refusal after collection');
    const cancelled = await api.send('cancelShipmentByKey', { who, path, header: newKey() });
    alike(cancelled.status, 409, 'a cancellation after collection', cancelled);
  }
  refused(await move('picked_up'), 409, 'event_refused', `collected after ${events.at(-1)}`);
  const { events: told } = await api.ok('trackShipmentByKey', { who, path: { tracking_number } });
  alike(
    told.map((event) => [event.tracking_status, event.city ?? '']),
    [
      [end.tracking_status, CITY],
      ...events
        .slice(0, -1)
        .toReversed()
        .map((event) => [event, CITY]),
      ['created', told.at(-1)?.city ?? ''],
    ],
    `what is told of ${events.join(', ')}`,
  );
}

async function journeysEnd(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = await openingKey(api, requestedBy(account), true);
  await withEach(JOURNEYS, (journey) => travels(bench, { account, who }, journey));
  const { page } = await api.ok('listShipmentsByKey', { who, query: { status: 'failed' } });
  const failed = JOURNEYS.filter(({ end }) => end.status === 'failed').length;
  alike(page.total, failed, 'shipments that failed');
}

export const testJourneyLaws: readonly Law[] = [
  {
    id: 'test-journeys',
    title: 'A shipment follows what its courier reports',
    clause:
      'ShipmentStatus; TrackingStatus; PaymentStatus; moveTestShipment: as if the courier had just reported the event',
    isAbout: ({ id }) => id === 'moveTestShipment',
    run: journeysEnd,
  },
];
