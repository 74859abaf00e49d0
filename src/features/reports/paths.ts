/** Name of the query parameter with the view of the overview. */
export const viewParameter = 'view';

/** Name of the query parameter with the client of a report. */
export const clientParameter = 'client';

const overview = '/reports';
const financial = `${overview}/financial`;

export const reportPaths = {
  overview,
  clientAnalytics: `${overview}/client-analytics`,
  clientOrders: `${overview}/client-orders`,
  financialSummary: `${financial}/financial-summary`,
  integrationOrders: `${financial}/integration-orders-analysis`,
  orderTotalsByCourier: `${financial}/order-totals-by-courier`,
  orderTotalsByPaymentMethod: `${financial}/order-totals-by-payment-method`,
  shippingCostByCourier: `${financial}/shipping-cost-by-courier`,
  taxSummary: `${financial}/tax-summary`,
  /** What one client has ordered. */
  client: (number: string) => `${overview}/client-analytics?${clientParameter}=${number}`,
} as const;
