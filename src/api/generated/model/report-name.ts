/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The first six are the views of the overview, `client_analytics` and `client_orders` the reports of clients, the others the financial reports.
 */
export type ReportName = typeof ReportName[keyof typeof ReportName];


export const ReportName = {
  couriers: 'couriers',
  clients: 'clients',
  orders: 'orders',
  revenue: 'revenue',
  top_clients_by_orders: 'top_clients_by_orders',
  top_clients_by_revenue: 'top_clients_by_revenue',
  client_analytics: 'client_analytics',
  client_orders: 'client_orders',
  financial_summary: 'financial_summary',
  integration_orders: 'integration_orders',
  order_totals_by_courier: 'order_totals_by_courier',
  order_totals_by_payment_method: 'order_totals_by_payment_method',
  shipping_cost_by_courier: 'shipping_cost_by_courier',
  tax_summary: 'tax_summary',
} as const;
