import { areNewestFirst, isNotAfter } from './instants.ts';
import { type Rule, ruleOf, ruleWith, same, type Schemas, unless } from './rule.ts';

type Status = Schemas['ShipmentStatus'];
type Tracking = Schemas['TrackingStatus'];
type Event = Schemas['PublicEvent'];

/** The status of a shipment that is there. */
const STATUS: Readonly<Record<Tracking, Status>> = {
  created: 'pending',
  picked_up: 'pending',
  in_transit: 'pending',
  at_hub: 'pending',
  out_for_delivery: 'pending',
  delivery_attempted: 'pending',
  delivered: 'completed',
  returning: 'pending',
  returned: 'failed',
  cancelled: 'cancelled',
  failed: 'failed',
};

/** Where a shipment is when a webhook of this type says so. */
const REACHED: Readonly<Partial<Record<Schemas['ShipmentWebhook']['type'], Tracking>>> = {
  'shipment.created': 'created',
  'shipment.delivered': 'delivered',
  'shipment.failed': 'failed',
  'shipment.cancelled': 'cancelled',
  'shipment.returned': 'returned',
};

/** Events that may say why a parcel was not delivered. */
const FAILED: readonly Tracking[] = ['delivery_attempted', 'returning', 'failed'];

/** In the order in which parcels travel; the last four are final. */
const ORDER = Object.keys(STATUS) as Tracking[];

function leads(from: Tracking, to: Tracking): boolean {
  if (STATUS[from] !== 'pending') return false;
  if (from === 'returning') return STATUS[to] !== 'pending';
  return to === 'picked_up' ? from === 'created' : true;
}

/** Where its events lead in the order in which they happened; see `TrackingStatus`. */
function ledTo(events: readonly Event[]): Tracking {
  const places = (at: Tracking) => ORDER.indexOf(at);
  return events
    .toSorted(
      (a, b) =>
        Date.parse(a.occurred_at) - Date.parse(b.occurred_at) ||
        places(a.tracking_status) - places(b.tracking_status),
    )
    .reduce<Tracking>((at, { tracking_status: to }) => (leads(at, to) ? to : at), 'created');
}

function historyFaults(events: readonly Event[], status: Tracking): string[] {
  const times = events.map(({ occurred_at: at }) => at);
  const reasons = events.filter(({ failure_reason: reason }) => reason !== undefined);
  // What ended stays so, whatever is reported late.
  const hasEnded =
    STATUS[status] !== 'pending' && events.some(({ tracking_status: at }) => at === status);
  return [
    ...same('where the events lead', hasEnded ? status : ledTo(events), status),
    ...unless(areNewestFirst(times), 'events are out of order'),
    ...reasons.flatMap(({ tracking_status: at }) =>
      unless(FAILED.includes(at), `${at} with a reason of failure`),
    ),
  ];
}

/** Shipments, and how far they are. */
export const journeys: readonly Rule[] = [
  ruleWith(
    'the status follows from the tracking status',
    ['status', 'tracking_status'],
    (value) => {
      const { status, tracking_status: tracking } = value as {
        status: Status;
        tracking_status: Tracking;
      };
      return same('status', status, STATUS[tracking]);
    },
  ),

  ruleOf('the history leads to the tracking status', ['Tracking', 'PublicTracking'], (tracking) =>
    historyFaults(tracking.events, tracking.tracking_status),
  ),

  ruleOf('the history lies between booking and last change', ['Tracking'], (tracking) => {
    const { created_at: from, updated_at: to, status, events } = tracking;
    const isOver = status !== 'pending';
    return events.flatMap(({ occurred_at: at }) =>
      unless(isNotAfter(from, at) && (isOver || isNotAfter(at, to)), `an event at ${at}`),
    );
  }),

  ruleOf('a shipment can be cancelled until it is collected', ['Shipment'], (shipment) => {
    const { tracking_status: tracking, cancellable } = shipment;
    return same('cancellable', cancellable, tracking === 'created');
  }),

  ruleOf(
    'cash is collected of those who pay on delivery',
    ['Shipment'],
    ({ payment_type: type, sender, charge }) => [
      ...same(
        'collecting money',
        sender.amount_to_collect !== undefined,
        type === 'cash_on_delivery',
      ),
      ...unless(
        type === 'cash_on_delivery' || charge.cod_fee.amount === 0,
        'cod_fee without cash on delivery',
      ),
    ],
  ),

  ruleOf('a webhook says what has happened', ['ShipmentWebhook'], ({ type, data }) =>
    same('tracking_status', data.tracking_status, REACHED[type] ?? data.tracking_status),
  ),

  ruleOf('a top-up is paid, or says why not', ['TopUp'], (topUp) => {
    const { status, paid_at: paidAt, failure, checkout_url: page, automatic } = topUp;
    return [
      ...same('paid_at', paidAt !== undefined, status === 'paid' || topUp.taken_back !== undefined),
      ...unless(failure === undefined || status === 'failed', `a failure while ${status}`),
      ...same('checkout_url', page !== undefined, status === 'pending' && !automatic),
    ];
  }),

  ruleOf('an error has its state', ['ImportRow'], ({ state, faults, shipment }) => [
    ...unless(state !== 'wrong' || faults.length > 0, 'wrong without an error'),
    ...same('shipment', shipment !== undefined, state === 'booked'),
  ]),

  ruleOf(
    'an order has the state of its shipment',
    ['StoreOrder'],
    ({ state, reasons, shipment }) => [
      ...unless(
        state !== 'delivered' || shipment?.status === 'completed',
        'delivered, unlike its shipment',
      ),
      ...unless(
        state !== 'needs_attention' || reasons.length > 0,
        'needs attention without a reason',
      ),
      ...unless(state !== 'booked' || shipment !== undefined, 'booked without a shipment'),
    ],
  ),
];
