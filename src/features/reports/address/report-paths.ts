import { reportsPath } from '../paths.ts';

/** Name of the query parameter with the view of the overview. */
export const viewParameter = 'view';

/** Name of the query parameter with the client of a report. */
export const clientParameter = 'client';

const financial = `${reportsPath}/financial`;

export const reportPaths = {
  overview: reportsPath,
  clientAnalytics: `${reportsPath}/client-analytics`,
  clientOrders: `${reportsPath}/client-orders`,
  financialSummary: `${financial}/financial-summary`,
  integrationOrders: `${financial}/integration-orders-analysis`,
  orderTotalsByCourier: `${financial}/order-totals-by-courier`,
  orderTotalsByPaymentMethod: `${financial}/order-totals-by-payment-method`,
  shippingCostByCourier: `${financial}/shipping-cost-by-courier`,
  taxSummary: `${financial}/tax-summary`,
  /** What one client has ordered. */
  client: (number: string) => `${reportsPath}/client-analytics?${clientParameter}=${number}`,
} as const;
