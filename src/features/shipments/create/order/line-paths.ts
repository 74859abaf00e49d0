/** The paths of a product's fields in the form. @param further its place among the further ones. */
export function linePaths(further: number | null) {
  return further === null
    ? ({
        sku: 'sku',
        name: 'product_name',
        quantity: 'quantity',
        amount: 'price.amount',
      } as const)
    : ({
        sku: `further_products.${further}.sku`,
        name: `further_products.${further}.product_name`,
        quantity: `further_products.${further}.quantity`,
        amount: `further_products.${further}.price.amount`,
      } as const);
}

export type LinePaths = ReturnType<typeof linePaths>;
