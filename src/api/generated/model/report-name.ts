/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A report. The first six are the views of the overview.
 */
export type ReportName = typeof ReportName[keyof typeof ReportName];


export const ReportName = {
  /** Shipments by courier. */
  couriers: 'couriers',
  /** Shipments by client. */
  clients: 'clients',
  /** Shipments over time and what has become of them. */
  orders: 'orders',
  /** Value of delivered goods and what their shipping cost. */
  revenue: 'revenue',
  /** Clients with the most shipments. */
  top_clients_by_orders: 'top_clients_by_orders',
  /** Clients with the highest value of delivered goods. */
  top_clients_by_revenue: 'top_clients_by_revenue',
  /** New and returning clients, and what they are worth. */
  client_analytics: 'client_analytics',
  /** Shipments of clients. */
  client_orders: 'client_orders',
  /** Movements of the balance. */
  financial_summary: 'financial_summary',
  /** Orders of the connected stores. */
  integration_orders: 'integration_orders',
  /** Totals of shipments by courier. */
  order_totals_by_courier: 'order_totals_by_courier',
  /** Totals of shipments by how the goods are paid. */
  order_totals_by_payment_method: 'order_totals_by_payment_method',
  /** Shipping cost by courier. */
  shipping_cost_by_courier: 'shipping_cost_by_courier',
  /** Invoices, credit notes and their VAT. */
  tax_summary: 'tax_summary',
} as const;
