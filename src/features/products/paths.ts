const list = '/products';

/** Name of the query parameter with the product that is open over the list. */
export const productParameter = 'product';

/** Stands in the address for a product that is being added. */
export const newProduct = 'new';

/** Stands in the address for the import from a file. */
export const productImport = 'import';

export const productPaths = {
  list,
  found: (q: string) => `${list}?${new URLSearchParams({ q }).toString()}`,
  import: `/products?${productParameter}=${productImport}`,
  /** The list with one product open. */
  product: (id: string) => `${list}?${productParameter}=${encodeURIComponent(id)}`,
} as const;
