import { DELAYS, type Facet, type Sums } from './sums.ts';

/** What a measure counts: the facts of these rows. */
export type Basis = 'shipment' | 'cash' | 'movement' | 'document' | 'order' | 'client';

/** Sums by the factors that they are multiplied with. */
export type Terms = Readonly<Partial<Record<keyof Sums, number>>>;

/** A figure: the terms, or their quotient in the unit of the measure. */
export interface Measure {
  basis: Basis;
  of: Terms;
  /** Divided by these, times `scale`. */
  per?: Terms;
  scale?: number;
  /** Only of keys that have one of these values in a part. */
  only?: { part: string; values: readonly string[] };
  /** Counts on the day of the delivery instead of the booking. */
  isOfDelivery?: true;
  /** As it stands now, whatever the period. */
  isNow?: true;
}

const SHARE = 10_000;
const FEES = { base_fees: 1, weight_fees: 1, cod_fees: 1, remote_area_fees: 1 };
const CHARGES = { ...FEES, vat: 1 };
const COST = { ...CHARGES, refunds: -1, return_fees: 1, cash_back: -1 };
const ATTEMPTS = { absent: 1, refused: 1, address: 1, damaged: 1, other: 1 };

const sum =
  <Of extends Basis>(basis: Of) =>
  (name: keyof Sums) => ({ basis, of: { [name]: 1 } as Terms });
const ofShipments = sum('shipment');
const ofDeliveries = (of: Terms) => ({ basis: 'shipment', of, isOfDelivery: true }) as const;
const ofOrders = sum('order');
const ofKinds = (basis: Basis, part: string, name: keyof Sums, values: readonly string[]) => ({
  ...sum(basis)(name),
  only: { part, values },
});
const moved = (...values: string[]) => ofKinds('movement', 'ledger_kind', 'amount', values);

/** What charges the balance. */
const CHARGING = ['shipment_charge', 'delivery_charge', 'return_charge', 'subscription_charge'];
const IS_DUE = { part: 'state', values: ['due'] } as const;

/** Every figure of the contract's `ReportValues` that is made of sums. */
export const MEASURES = {
  orders: ofShipments('orders'),
  delivered: ofShipments('delivered'),
  under_way: {
    basis: 'shipment',
    of: { orders: 1, delivered: -1, returned: -1, failed: -1, cancelled: -1 },
  },
  returned: ofShipments('returned'),
  failed: ofShipments('failed'),
  cancelled: ofShipments('cancelled'),
  success_rate: {
    ...ofShipments('delivered'),
    ...{ per: { delivered: 1, returned: 1, failed: 1 }, scale: SHARE },
  },
  on_time: ofShipments('on_time'),
  on_time_rate: { ...ofShipments('on_time'), per: { delivered: 1 }, scale: SHARE },
  failed_attempts: { basis: 'shipment', of: ATTEMPTS },
  attempts_absent: ofShipments('absent'),
  attempts_refused: ofShipments('refused'),
  attempts_address: ofShipments('address'),
  attempts_damaged: ofShipments('damaged'),
  attempts_other: ofShipments('other'),
  attempts_per_delivery: {
    basis: 'shipment',
    of: { delivered: 1, ...ATTEMPTS },
    ...{ per: { delivered: 1 }, scale: 100 },
  },
  goods_value: ofShipments('goods_value'),
  weight: ofShipments('weight'),
  cash_orders: ofShipments('cash_orders'),
  cash_to_collect: ofShipments('cash'),
  cost: { basis: 'shipment', of: COST },
  cost_per_order: { basis: 'shipment', of: COST, per: { orders: 1 }, scale: 1 },
  cost_per_kilogram: { basis: 'shipment', of: COST, per: { weight: 1 }, scale: 1_000 },
  base_fees: ofShipments('base_fees'),
  weight_fees: ofShipments('weight_fees'),
  cod_fees: ofShipments('cod_fees'),
  remote_area_fees: ofShipments('remote_area_fees'),
  vat: ofShipments('vat'),
  refunds: ofShipments('refunds'),
  return_fees: ofShipments('return_fees'),
  cash_back: ofShipments('cash_back'),
  cod_fee_share: { ...ofShipments('cod_fees'), per: FEES, scale: SHARE },
  remote_area_fee_share: { ...ofShipments('remote_area_fees'), per: FEES, scale: SHARE },
  charges: { basis: 'shipment', of: CHARGES },
  cheapest_charges: ofShipments('cheapest_charges'),
  above_cheapest: { basis: 'shipment', of: { ...CHARGES, cheapest_charges: -1 } },
  deliveries: ofDeliveries({ deliveries: 1 }),
  delivered_value: ofDeliveries({ delivered_value: 1 }),
  delivered_cash: ofDeliveries({ delivered_cash: 1 }),
  delivered_cost: ofDeliveries({ delivered_cost: 1 }),
  margin: ofDeliveries({ delivered_value: 1, delivered_cost: -1 }),
  cash_due: { ...sum('cash')('cash'), only: IS_DUE, isNow: true },
  cash_due_orders: { ...sum('cash')('cash_orders'), only: IS_DUE, isNow: true },
  refused_cash_orders: ofShipments('refused_cash'),
  refused_cash_rate: {
    ...ofShipments('refused_cash'),
    ...{ per: { cash_orders: 1 }, scale: SHARE },
  },
  clients: sum('client')('clients'),
  new_clients: sum('client')('new_clients'),
  returning_clients: sum('client')('returning_clients'),
  lifetime_orders: sum('client')('lifetime_orders'),
  lifetime_value: sum('client')('lifetime_value'),
  lifetime_value_per_client: {
    ...sum('client')('lifetime_value'),
    ...{ per: { clients: 1 }, scale: 1 },
  },
  movements: sum('movement')('movements'),
  amount: sum('movement')('amount'),
  topped_up: moved('top_up', 'top_up_reversal'),
  charged: { ...moved(...CHARGING), of: { amount: -1 } },
  refunded: moved('shipment_refund', 'subscription_refund'),
  cash_back_received: moved('cash_back', 'cash_back_reversal'),
  cash_collected: ofKinds('movement', 'ledger_kind', 'cash', ['cod_collected']),
  cash_paid_out: ofKinds('movement', 'ledger_kind', 'cash', ['cod_remitted']),
  invoices: ofKinds('document', 'document_kind', 'movements', ['invoice']),
  invoiced_taxable: ofKinds('document', 'document_kind', 'amount', ['invoice']),
  invoiced_vat: ofKinds('document', 'document_kind', 'vat', ['invoice']),
  credit_notes: ofKinds('document', 'document_kind', 'movements', ['credit_note']),
  credited_taxable: ofKinds('document', 'document_kind', 'amount', ['credit_note']),
  credited_vat: ofKinds('document', 'document_kind', 'vat', ['credit_note']),
  taxable_amount: { basis: 'document', of: { signed_amount: 1 } },
  vat_amount: { basis: 'document', of: { signed_vat: 1 } },
  received_orders: ofOrders('orders'),
  booked_orders: ofOrders('booked'),
  open_orders: ofOrders('open'),
  left_out_orders: ofOrders('left_out'),
  minutes_to_label: { ...ofOrders('minutes'), per: { booked: 1 }, scale: 1 },
  booked_within_hour: ofOrders('within_hour'),
  booked_within_day: ofOrders('within_day'),
  booked_later: ofOrders('later'),
  delayed_orders: ofOrders('delayed'),
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof MEASURES;

/** The facet whose sums a measure has when nothing else divides or filters them. */
export const FACET_OF: Readonly<Record<Exclude<Basis, 'client'>, Facet>> = {
  ...{ shipment: 'courier', cash: 'cash', movement: 'movement', document: 'document' },
  order: 'order',
};

/** The sum that stands in for a measure in a table whose rows are names of sums. */
export const SUMS_AS_ROWS = {
  failure_reason: {
    measure: 'failed_attempts',
    sums: ['absent', 'refused', 'address', 'damaged', 'other'],
  },
  order_reason: { measure: 'delayed_orders', sums: DELAYS },
} as const;

/**
 * The value of a measure over rows of sums; undefined for a share or a mean of nothing. Halves are
 * rounded up.
 */
export function evaluate(
  { of, per, scale = 1 }: Measure,
  rows: readonly Sums[],
): number | undefined {
  const value = total(of, rows);
  if (!per) return value;
  const divisor = total(per, rows);
  return divisor === 0 ? undefined : Math.floor((2 * value * scale + divisor) / (2 * divisor));
}

function total(terms: Terms, rows: readonly Sums[]): number {
  const names = Object.keys(terms) as (keyof Sums)[];
  return names.reduce((all, name) => all + (terms[name] ?? 0) * sumOf(rows, name), 0);
}

/** One sum over rows. */
export function sumOf(rows: readonly Sums[], name: keyof Sums): number {
  return rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
}
