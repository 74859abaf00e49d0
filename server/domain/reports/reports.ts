import type { MeasureName } from './measures.ts';
import type { Facet } from './sums.ts';

export type ReportName =
  | 'couriers'
  | 'clients'
  | 'orders'
  | 'revenue'
  | 'top_clients_by_orders'
  | 'top_clients_by_revenue'
  | 'client_analytics'
  | 'client_orders'
  | 'financial_summary'
  | 'integration_orders'
  | 'order_totals_by_courier'
  | 'order_totals_by_payment_method'
  | 'shipping_cost_by_courier'
  | 'tax_summary';

/** By what a table is divided. */
export type Dimension =
  | 'courier'
  | 'service'
  | 'city'
  | 'store'
  | 'source'
  | 'payment_type'
  | 'payment_status'
  | 'failure_reason'
  | 'client'
  | 'ledger_kind'
  | 'top_up_method'
  | 'cash_age'
  | 'vat_rate'
  | 'document_subject'
  | 'order_reason';

/** Figures that are read otherwise than as sums of the period. */
export type Figure = MeasureName | 'opening_balance' | 'closing_balance';

export interface Table {
  by: Dimension;
  /** The rows are in descending order of the first one. */
  figures: readonly MeasureName[];
}

/** What a report shows. */
export interface ReportContent {
  figures: readonly Figure[];
  series: readonly MeasureName[];
  tables: readonly Table[];
}

interface Declared extends ReportContent {
  /** Facets by whose parts it can be filtered. */
  filters: readonly (Facet | 'client')[];
}

const OF_SHIPMENTS = ['courier', 'city', 'store', 'payment'] as const;
const SUCCESS = ['orders', 'delivered', 'success_rate'] as const;
const CASH_BY_AGE = { by: 'cash_age', figures: ['cash_due', 'cash_due_orders'] } as const;
const ATTEMPTS = [
  ...(['attempts_absent', 'attempts_refused', 'attempts_address'] as const),
  ...(['attempts_damaged', 'attempts_other'] as const),
];
const COMPONENTS = [
  ...(['base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds'] as const),
  ...(['return_fees', 'cash_back'] as const),
];
const COST = [
  ...(['cost', 'orders', 'cost_per_order', 'cost_per_kilogram', ...COMPONENTS] as const),
  ...(['cod_fee_share', 'remote_area_fee_share', 'charges', 'cheapest_charges'] as const),
  'above_cheapest',
] as const;
const TAX = [
  ...(['taxable_amount', 'vat_amount', 'invoices', 'invoiced_taxable', 'invoiced_vat'] as const),
  ...(['credit_notes', 'credited_taxable', 'credited_vat'] as const),
];
const TOP_CLIENTS = {
  figures: ['clients', 'new_clients', 'returning_clients', 'orders', 'delivered_value'],
  series: [],
  filters: [],
} as const;
const BOOKED = [
  ...(['received_orders', 'booked_orders', 'open_orders', 'left_out_orders'] as const),
  ...(['minutes_to_label', 'booked_within_hour', 'booked_within_day', 'booked_later'] as const),
  'delayed_orders',
] as const;

/** Every report of the contract. */
export const REPORTS: Readonly<Record<ReportName, Declared>> = {
  couriers: {
    figures: [
      ...SUCCESS,
      ...(['cost', 'cost_per_order', 'on_time_rate', 'attempts_per_delivery'] as const),
      ...(['failed_attempts', 'cash_due'] as const),
    ],
    series: ['orders', 'delivered'],
    tables: [
      {
        by: 'courier',
        figures: [
          ...SUCCESS,
          ...(['cost', 'cost_per_order', 'on_time_rate', 'attempts_per_delivery'] as const),
          ...(['failed_attempts', ...ATTEMPTS, 'cash_due'] as const),
        ],
      },
      { by: 'failure_reason', figures: ['failed_attempts'] },
      { by: 'service', figures: [...SUCCESS, 'cost_per_order', 'on_time_rate'] },
    ],
    filters: OF_SHIPMENTS,
  },
  clients: {
    figures: ['clients', 'new_clients', 'returning_clients', ...SUCCESS],
    series: ['clients', 'new_clients'],
    tables: [{ by: 'city', figures: ['clients', 'new_clients', 'returning_clients', ...SUCCESS] }],
    filters: [],
  },
  orders: {
    figures: [...SUCCESS, 'under_way', 'returned', 'failed', 'cancelled', 'goods_value'],
    series: ['orders', 'delivered'],
    tables: (['source', 'city', 'service', 'courier', 'payment_type'] as const).map((by) => ({
      by,
      figures: [...SUCCESS, 'cancelled', 'goods_value'],
    })),
    filters: OF_SHIPMENTS,
  },
  revenue: {
    figures: ['delivered_value', 'deliveries', 'delivered_cash', 'delivered_cost', 'margin'],
    series: ['delivered_value', 'delivered_cost'],
    tables: (['courier', 'city', 'store', 'payment_type'] as const).map((by) => ({
      by,
      figures: ['delivered_value', 'deliveries', 'delivered_cash', 'delivered_cost', 'margin'],
    })),
    filters: OF_SHIPMENTS,
  },
  top_clients_by_orders: {
    ...TOP_CLIENTS,
    tables: [{ by: 'client', figures: [...SUCCESS, 'goods_value', 'delivered_value'] }],
  },
  top_clients_by_revenue: {
    ...TOP_CLIENTS,
    tables: [{ by: 'client', figures: ['delivered_value', ...SUCCESS, 'goods_value'] }],
  },
  client_analytics: {
    figures: [
      ...(['clients', 'new_clients', 'returning_clients', 'lifetime_value_per_client'] as const),
      ...(['lifetime_orders', 'lifetime_value', ...SUCCESS] as const),
      ...(['cash_orders', 'refused_cash_orders', 'refused_cash_rate'] as const),
    ],
    series: ['clients', 'new_clients'],
    tables: [
      {
        by: 'city',
        figures: [
          ...(['clients', 'new_clients', 'returning_clients', ...SUCCESS] as const),
          ...(['refused_cash_orders', 'refused_cash_rate'] as const),
        ],
      },
      { by: 'client', figures: [...SUCCESS, 'delivered_value', 'refused_cash_orders'] },
    ],
    filters: ['client'],
  },
  client_orders: {
    figures: [...SUCCESS, 'under_way', 'cancelled', 'goods_value', 'cash_to_collect', 'cost'],
    series: ['orders', 'delivered'],
    tables: [{ by: 'client', figures: [...SUCCESS, 'goods_value', 'delivered_value'] }],
    filters: ['client'],
  },
  financial_summary: {
    figures: [
      ...(['opening_balance', 'topped_up', 'charged', 'refunded', 'cash_back_received'] as const),
      ...(['closing_balance', 'cash_collected', 'cash_paid_out', 'cash_due'] as const),
      'cash_due_orders',
    ],
    series: ['topped_up', 'charged'],
    tables: [
      { by: 'ledger_kind', figures: ['amount', 'movements', 'cash_collected', 'cash_paid_out'] },
      CASH_BY_AGE,
      { by: 'courier', figures: ['cash_due', 'cash_due_orders'] },
    ],
    filters: [],
  },
  integration_orders: {
    figures: [...BOOKED],
    series: ['received_orders', 'booked_orders'],
    tables: [
      { by: 'store', figures: [...BOOKED, ...SUCCESS] },
      { by: 'order_reason', figures: ['delayed_orders'] },
    ],
    filters: ['store'],
  },
  order_totals_by_courier: {
    figures: [...SUCCESS, 'cancelled', 'goods_value', 'charges', 'cost', 'cash_to_collect'],
    series: ['orders', 'delivered'],
    tables: (['courier', 'service'] as const).map((by) => ({
      by,
      figures: [...SUCCESS, 'cancelled', 'goods_value', 'charges', 'cost', 'cash_to_collect'],
    })),
    filters: OF_SHIPMENTS,
  },
  order_totals_by_payment_method: {
    figures: ['orders', 'goods_value', 'cost', 'cash_orders', 'cash_to_collect', 'topped_up'],
    series: ['orders', 'cash_orders'],
    tables: [
      { by: 'payment_type', figures: [...SUCCESS, 'goods_value', 'cost', 'cash_to_collect'] },
      { by: 'payment_status', figures: ['orders', 'goods_value', 'cash_to_collect'] },
      { by: 'top_up_method', figures: ['topped_up', 'movements'] },
    ],
    filters: OF_SHIPMENTS,
  },
  shipping_cost_by_courier: {
    figures: COST,
    series: ['charges', 'cheapest_charges'],
    tables: [
      { by: 'courier', figures: COST },
      { by: 'service', figures: COST },
    ],
    filters: OF_SHIPMENTS,
  },
  tax_summary: {
    figures: TAX,
    series: ['vat_amount'],
    tables: [
      { by: 'vat_rate', figures: TAX },
      { by: 'document_subject', figures: TAX },
    ],
    filters: [],
  },
};

/** What reports of clients show of a single one. */
const OF_ONE_CLIENT: ReportContent = {
  figures: [
    ...SUCCESS,
    ...(['under_way', 'cancelled', 'goods_value', 'delivered_value', 'cost'] as const),
    ...(['failed_attempts', 'cash_orders', 'refused_cash_orders', 'refused_cash_rate'] as const),
  ],
  series: ['orders', 'delivered'],
  tables: [
    { by: 'courier', figures: [...SUCCESS, 'failed_attempts', 'goods_value', 'cost'] },
    { by: 'failure_reason', figures: ['failed_attempts'] },
  ],
};

/** @param isOfClient whether it is of a single client. */
export function contentOf(report: ReportName, isOfClient: boolean): ReportContent {
  return isOfClient ? OF_ONE_CLIENT : REPORTS[report];
}
