import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import type { FilterName } from '../address/filters.ts';
import { reportPaths } from '../address/report-paths.ts';
import type { FigureGroup, ReportDeclaration } from './report.ts';

const ofShipments: readonly FilterName[] = [
  ...(['courier_id', 'service', 'city', 'store_id', 'source', 'payment_type'] as const),
];
const success: readonly ReportMeasure[] = ['orders', 'delivered', 'success_rate'];

const ofOneClient: readonly FigureGroup[] = [
  { figures: [...success, 'delivered_value', 'cost'] },
  {
    title: 'course',
    figures: ['under_way', 'cancelled', 'failed_attempts', 'goods_value'],
  },
  { title: 'cash', figures: ['cash_orders', 'refused_cash_orders', 'refused_cash_rate'] },
];

const topClients: readonly FigureGroup[] = [
  { figures: ['clients', 'new_clients', 'returning_clients', 'orders', 'delivered_value'] },
];

/** The reports by their names in the contract. */
const declared: Readonly<Record<ReportName, Omit<ReportDeclaration, 'name'>>> = {
  couriers: {
    groups: [
      { figures: [...success, 'on_time_rate', 'cost', 'cost_per_order'] },
      {
        title: 'deliveries',
        figures: ['attempts_per_delivery', 'failed_attempts', 'cash_due'],
      },
    ],
    filters: ofShipments,
  },
  clients: {
    groups: [{ figures: ['clients', 'new_clients', 'returning_clients', ...success] }],
    filters: [],
  },
  orders: {
    groups: [
      { figures: [...success, 'goods_value'] },
      { title: 'course', figures: ['under_way', 'returned', 'failed', 'cancelled'] },
    ],
    filters: ofShipments,
  },
  revenue: {
    groups: [
      { figures: ['delivered_value', 'delivered_cost', 'margin', 'deliveries', 'delivered_cash'] },
    ],
    filters: ofShipments,
  },
  top_clients_by_orders: { groups: topClients, filters: [] },
  top_clients_by_revenue: { groups: topClients, filters: [] },
  client_analytics: {
    groups: [
      { figures: ['clients', 'new_clients', 'returning_clients', ...success] },
      {
        title: 'lifetime',
        figures: ['lifetime_orders', 'lifetime_value', 'lifetime_value_per_client'],
      },
      { title: 'cash', figures: ['cash_orders', 'refused_cash_orders', 'refused_cash_rate'] },
    ],
    groupsOfClient: ofOneClient,
    filters: ['client'],
  },
  client_orders: {
    groups: [
      { figures: [...success, 'goods_value', 'cost', 'cash_to_collect'] },
      { title: 'course', figures: ['under_way', 'cancelled'] },
    ],
    groupsOfClient: ofOneClient,
    filters: ['client'],
    listOf: 'orders',
  },
  financial_summary: {
    groups: [
      {
        layout: 'statement',
        title: 'balance',
        less: ['charged'],
        result: 'closing_balance',
        figures: [
          ...(['opening_balance', 'topped_up', 'charged', 'refunded'] as const),
          ...(['cash_back_received', 'closing_balance'] as const),
        ],
      },
      {
        layout: 'statement',
        title: 'cash',
        figures: ['cash_collected', 'cash_paid_out', 'cash_due', 'cash_due_orders'],
      },
    ],
    filters: [],
  },
  integration_orders: {
    groups: [
      {
        figures: [
          ...(['received_orders', 'booked_orders', 'open_orders', 'left_out_orders'] as const),
          'delayed_orders',
        ],
      },
      {
        title: 'speed',
        figures: [
          ...(['minutes_to_label', 'booked_within_hour', 'booked_within_day'] as const),
          'booked_later',
        ],
      },
    ],
    filters: ['store_id'],
  },
  order_totals_by_courier: {
    groups: [
      { figures: [...success, 'cancelled'] },
      { title: 'amounts', figures: ['goods_value', 'charges', 'cost', 'cash_to_collect'] },
    ],
    filters: ofShipments,
  },
  order_totals_by_payment_method: {
    groups: [
      {
        figures: [
          ...(['orders', 'goods_value', 'cost', 'cash_orders', 'cash_to_collect'] as const),
          'topped_up',
        ],
      },
    ],
    filters: ofShipments,
  },
  shipping_cost_by_courier: {
    groups: [
      {
        figures: [
          ...(['cost', 'orders', 'cost_per_order', 'cost_per_kilogram', 'cod_fee_share'] as const),
          'remote_area_fee_share',
        ],
      },
      {
        title: 'parts',
        layout: 'statement',
        figures: [
          ...(['base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat'] as const),
          ...(['return_fees', 'refunds', 'cash_back', 'cost'] as const),
        ],
        less: ['refunds', 'cash_back'],
        result: 'cost',
      },
      {
        title: 'cheapest',
        layout: 'statement',
        figures: ['charges', 'cheapest_charges', 'above_cheapest'],
        less: ['cheapest_charges'],
        result: 'above_cheapest',
      },
    ],
    filters: ofShipments,
  },
  tax_summary: {
    groups: [
      { figures: ['taxable_amount', 'vat_amount'] },
      {
        title: 'invoices',
        layout: 'statement',
        figures: ['invoices', 'invoiced_taxable', 'invoiced_vat'],
      },
      {
        title: 'creditNotes',
        layout: 'statement',
        figures: ['credit_notes', 'credited_taxable', 'credited_vat'],
      },
    ],
    filters: [],
    isVatReturn: true,
  },
};

/** The views of the overview, by their names in the address; the first is the default. */
export const views = {
  couriers: 'couriers',
  clients: 'clients',
  orders: 'orders',
  revenue: 'revenue',
  'top-clients-orders': 'top_clients_by_orders',
  'top-clients-revenue': 'top_clients_by_revenue',
} as const satisfies Record<string, ReportName>;
export type View = keyof typeof views;

/** The other reports, in groups, each with its address. */
export const otherReports = [
  {
    group: 'clients',
    reports: [
      ['client_analytics', reportPaths.clientAnalytics],
      ['client_orders', reportPaths.clientOrders],
    ],
  },
  {
    group: 'financial',
    reports: [
      ['financial_summary', reportPaths.financialSummary],
      ['tax_summary', reportPaths.taxSummary],
      ['shipping_cost_by_courier', reportPaths.shippingCostByCourier],
      ['order_totals_by_courier', reportPaths.orderTotalsByCourier],
      ['order_totals_by_payment_method', reportPaths.orderTotalsByPaymentMethod],
      ['integration_orders', reportPaths.integrationOrders],
    ],
  },
] as const satisfies readonly {
  group: string;
  reports: readonly (readonly [ReportName, string])[];
}[];

/** What the frame needs to know of a report. */
export function declarationOf(name: ReportName): ReportDeclaration {
  return { name, ...declared[name] };
}

/** The report at an address below the overview; undefined at the overview itself. */
export function reportAt(pathname: string): ReportName | undefined {
  return otherReports
    .flatMap(({ reports }): readonly (readonly [ReportName, string])[] => reports)
    .find(([, path]) => path === pathname)?.[0];
}

/** The view that the address names; null if there is none of that name. */
export function readView(written: string | null): View | null {
  if (written === null) return 'couriers';
  return Object.hasOwn(views, written) ? (written as View) : null;
}
