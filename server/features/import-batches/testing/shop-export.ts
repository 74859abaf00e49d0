/** The columns of Shopify's export of orders that matter, and some that do not. */
export const SHOP_HEADINGS = [
  'Name',
  'Email',
  'Financial Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem sku',
  'Lineitem requires shipping',
  'Shipping Name',
  'Shipping Phone',
  'Shipping City',
  'Short address',
  'Vendor',
];
const COLUMNS = new Map(SHOP_HEADINGS.map((heading, column) => [heading, column]));

/** The place of a column, by its heading. */
export function shopColumn(heading: string): number {
  const column = COLUMNS.get(heading);
  if (column === undefined) throw new Error(`no column ${heading}`);
  return column;
}

/** An order as the shop writes it: a row for each product, of which the first has the receiver. */
export function shopOrder(number: number, products: number, codes: readonly string[] = []) {
  return Array.from({ length: products }, (_, index): string[] => {
    const own: Record<string, string> = {
      Name: `#${number}`,
      Email: `customer-${number}@customer.example`,
      'Created at': '2026-11-20 10:00:00 +0300',
      'Lineitem quantity': String(1 + (index % 3)),
      'Lineitem name': `منتج تجريبي ${index + 1}`,
      'Lineitem price': `${10 + index}.50`,
      'Lineitem sku': codes[index] ?? '',
      'Lineitem requires shipping': 'true',
      Vendor: 'متجر تجريبي',
    };
    const receiver: Record<string, string> = {
      'Financial Status': 'paid',
      Currency: 'SAR',
      Subtotal: '999.00',
      Shipping: '20.00',
      'Shipping Name': `عميل تجريبي ${number}`,
      'Shipping Phone': `05${String(number).padStart(8, '0')}`,
      'Shipping City': 'الرياض',
      'Short address': 'RRRD2929',
    };
    const all = index === 0 ? { ...own, ...receiver } : own;
    return SHOP_HEADINGS.map((heading) => all[heading] ?? '');
  });
}
