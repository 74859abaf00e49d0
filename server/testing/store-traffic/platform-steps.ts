import type { StoreStatus } from '../../features/stores/reading/store-event.ts';

/** How a platform tells a step of an order. */
interface Telling {
  event: string;
  /** In the platform's own words. */
  code: string;
  status: StoreStatus;
  /** Whether only the status is told, without what is ordered. */
  isLight?: boolean;
}

interface Step {
  salla: Telling;
  zid: Telling;
  /** Whether the store has its money from then on. */
  isPaid?: boolean;
  /** Whether the merchant or the customer corrects the order. */
  isCorrected?: boolean;
}

const UPDATE = 'order.status.update';
const light = (code: string, status: StoreStatus): Telling => ({
  ...{ event: 'order.status.updated', code, status, isLight: true },
});

/** What happens to orders at stores. */
export const STEPS = {
  placed: {
    salla: { event: 'order.created', code: 'under_review', status: 'open' },
    zid: { event: 'order.create', code: 'new', status: 'open' },
    isPaid: true,
  },
  awaitsPayment: {
    salla: { event: 'order.created', code: 'payment_pending', status: 'unpaid' },
    zid: { event: 'order.create', code: 'new', status: 'open' },
    isPaid: false,
  },
  paid: {
    salla: { event: 'order.payment.updated', code: 'under_review', status: 'open' },
    zid: { event: 'order.payment_status.update', code: 'new', status: 'open' },
    isPaid: true,
  },
  packed: {
    salla: light('in_progress', 'open'),
    zid: { event: UPDATE, code: 'preparing', status: 'open' },
  },
  corrected: {
    salla: { event: 'order.updated', code: 'in_progress', status: 'open' },
    zid: { event: UPDATE, code: 'preparing', status: 'open' },
    isCorrected: true,
  },
  shipped: {
    salla: light('delivering', 'shipping'),
    zid: { event: UPDATE, code: 'indelivery', status: 'shipping' },
  },
  delivered: {
    salla: light('delivered', 'delivered'),
    zid: { event: UPDATE, code: 'delivered', status: 'delivered' },
  },
  cancelled: {
    salla: { event: 'order.cancelled', code: 'canceled', status: 'cancelled' },
    zid: { event: UPDATE, code: 'cancelled', status: 'cancelled' },
  },
  refunded: {
    salla: { event: 'order.refunded', code: 'restored', status: 'refunded' },
    zid: { event: UPDATE, code: 'refunded', status: 'refunded' },
  },
} as const satisfies Record<string, Step>;

type StepName = keyof typeof STEPS;

/** What orders go through, each as often as it is here. */
export const LIVES: readonly (readonly StepName[])[] = [
  ['placed', 'packed', 'shipped', 'delivered'],
  ['placed', 'corrected', 'packed', 'shipped', 'delivered'],
  ['placed', 'corrected', 'corrected'],
  ['placed', 'packed'],
  ['placed', 'packed', 'cancelled'],
  ['awaitsPayment', 'paid', 'packed', 'shipped'],
  ['awaitsPayment', 'paid', 'corrected', 'packed'],
  ['awaitsPayment', 'cancelled'],
  ['placed', 'packed', 'shipped', 'refunded'],
];

export function stepOf(name: StepName): Step {
  return STEPS[name];
}
