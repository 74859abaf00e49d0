/** What is summed of shipments, on the days of their bookings and, at the end, of their deliveries. */
export const SHIPMENT_SUMS = [
  ...(['orders', 'delivered', 'returned', 'failed', 'cancelled', 'on_time'] as const),
  ...(['absent', 'refused', 'address', 'damaged', 'other', 'weight', 'goods_value'] as const),
  ...(['base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds'] as const),
  ...(['return_fees', 'cash_back', 'cheapest_charges', 'cash_orders', 'cash'] as const),
  ...(['refused_cash', 'deliveries', 'delivered_value', 'delivered_cash'] as const),
  'delivered_cost',
] as const;
export type ShipmentSum = (typeof SHIPMENT_SUMS)[number];

/** What is summed of the shipments to a client. */
export const CLIENT_SUMS = [
  ...(['orders', 'delivered', 'unsuccessful', 'cash_orders', 'refused_cash'] as const),
  ...(['goods_value', 'delivered_value'] as const),
] as const;
export type ClientSum = (typeof CLIENT_SUMS)[number];

/** What is summed of movements of the ledger and of tax documents; `cash` is on delivery. */
export const MONEY_SUMS = ['movements', 'amount', 'vat', 'cash'] as const;
export type MoneySum = (typeof MONEY_SUMS)[number];

/** Why an order of a store had to wait, as it is summed. */
export const DELAYS = [
  ...(['wrong_fields', 'missing_address', 'incomplete', 'unpaid', 'masked_address'] as const),
  ...(['no_courier', 'low_balance'] as const),
] as const;

/** What is summed of orders of stores, on the days of their arrival. */
export const ORDER_SUMS = [
  ...(['orders', 'booked', 'open', 'left_out', 'minutes', 'within_hour', 'within_day'] as const),
  ...(['later', 'delayed'] as const),
  ...DELAYS,
] as const;
export type OrderSum = (typeof ORDER_SUMS)[number];

/** By what sums are divided, and the parts of the keys. */
export const FACETS = {
  courier: ['courier', 'service'],
  city: ['city'],
  payment: ['payment_type', 'source', 'payment_status'],
  store: ['store'],
  cash: ['courier', 'state'],
  movement: ['ledger_kind', 'top_up_method'],
  document: ['document_kind', 'document_subject', 'vat_rate'],
  order: ['store'],
} as const;
export type Facet = keyof typeof FACETS;

/** What is counted of clients, and of documents with credit notes taken away. */
export const DERIVED_SUMS = [
  ...(['clients', 'new_clients', 'returning_clients', 'lifetime_orders'] as const),
  ...(['lifetime_value', 'signed_amount', 'signed_vat'] as const),
] as const;

/** Sums by their names; what is missing is 0. */
export type Sums = Readonly<
  Partial<
    Record<ShipmentSum | ClientSum | MoneySum | OrderSum | (typeof DERIVED_SUMS)[number], number>
  >
>;
