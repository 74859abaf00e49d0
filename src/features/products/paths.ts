const list = '/products';

/** Name of the query parameter with the product that the editor shows. */
export const productParameter = 'product';

export const productPaths = {
  list,
  found: (q: string) => `${list}?${new URLSearchParams({ q }).toString()}`,
  product: (id: string) => `${list}?${productParameter}=${encodeURIComponent(id)}`,
} as const;
