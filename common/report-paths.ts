/** Where the screens show each report, before its days and filters: path and, if any, parameter. */
export const REPORT_PATHS = {
  couriers: '/reports?view=couriers',
  clients: '/reports?view=clients',
  orders: '/reports?view=orders',
  revenue: '/reports?view=revenue',
  top_clients_by_orders: '/reports?view=top-clients-orders',
  top_clients_by_revenue: '/reports?view=top-clients-revenue',
  client_analytics: '/reports/client-analytics',
  client_orders: '/reports/client-orders',
  financial_summary: '/reports/financial/financial-summary',
  integration_orders: '/reports/financial/integration-orders-analysis',
  order_totals_by_courier: '/reports/financial/order-totals-by-courier',
  order_totals_by_payment_method: '/reports/financial/order-totals-by-payment-method',
  shipping_cost_by_courier: '/reports/financial/shipping-cost-by-courier',
  tax_summary: '/reports/financial/tax-summary',
} as const;

/**
 * The address of a report.
 *
 * @param parameters its days (`from`, and the last one as `to`) and filters; without days, the last 30.
 */
export function reportAddress(
  report: keyof typeof REPORT_PATHS,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const [path = '', view = ''] = REPORT_PATHS[report].split('?');
  const search = new URLSearchParams(view);
  for (const [name, value] of Object.entries(parameters)) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
