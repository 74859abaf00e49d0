/**
 * Key of the query for the saved product of a line. It begins with the operation, so that changes
 * of a product make it stale.
 */
export const lineProductKey = (sku: string) => ['listProducts', 'line', sku] as const;
