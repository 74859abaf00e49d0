import { describe, expect, it } from 'vitest';
import { HEADING_NAMES } from './heading-names.ts';
import { ALL_FIELDS, missingFields } from './import-fields.ts';
import { contextOf, matchColumns } from './match-columns.ts';

/** The fields that were guessed, by the headings. */
function guessed(headings: readonly string[]): Record<string, string> {
  const columns = matchColumns(headings);
  return Object.fromEntries(
    columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : [])),
  );
}

it.each(['ar', 'en'] as const)('finds every column of the template (%s)', (locale) => {
  const headings = ALL_FIELDS.map((field) => HEADING_NAMES[field][locale]);
  expect(matchColumns(headings).map(({ field }) => field)).toEqual(ALL_FIELDS);
});

const EXPORTS = {
  Shopify: {
    Name: 'reference_id',
    Email: 'receiver.email',
    Subtotal: 'price',
    'Lineitem price': 'unit_price',
    'Lineitem quantity': 'quantity',
    'Lineitem name': 'product_name',
    'Lineitem sku': 'sku',
    'Shipping Name': 'receiver.full_name',
    'Shipping Street': 'receiver.street_name',
    'Shipping Address2': 'receiver.landmark',
    'Shipping Company': 'receiver.company',
    'Shipping City': 'receiver.city',
    'Shipping Zip': 'receiver.postal_code',
    'Shipping Province': 'receiver.state',
    'Shipping Country': 'receiver.country',
    'Shipping Phone': 'receiver.phone',
    Notes: 'note',
    'Payment Method': 'payment_type',
  },
  WooCommerce: {
    'Order Number': 'reference_id',
    'Customer Note': 'note',
    'Email (Billing)': 'receiver.email',
    'Phone (Billing)': 'receiver.phone',
    'First Name (Shipping)': 'receiver.full_name',
    'Last Name (Shipping)': 'receiver.last_name',
    'Address 1&2 (Shipping)': 'receiver.street_name',
    'City (Shipping)': 'receiver.city',
    'State Code (Shipping)': 'receiver.state',
    'Postcode (Shipping)': 'receiver.postal_code',
    'Country Code (Shipping)': 'receiver.country',
    'Payment Method Title': 'payment_type',
    'Order Subtotal Amount': 'price',
    SKU: 'sku',
    'Item Name': 'product_name',
    'Quantity (- Refund)': 'quantity',
  },
  'WooCommerce by keys': {
    order_number: 'reference_id',
    order_subtotal: 'price',
    payment_method: 'payment_type',
    customer_email: 'receiver.email',
    billing_phone: 'receiver.phone',
    shipping_first_name: 'receiver.full_name',
    shipping_last_name: 'receiver.last_name',
    shipping_company: 'receiver.company',
    shipping_address_1: 'receiver.street_name',
    shipping_address_2: 'receiver.landmark',
    shipping_postcode: 'receiver.postal_code',
    shipping_city: 'receiver.city',
    shipping_state: 'receiver.state',
    shipping_country: 'receiver.country',
    customer_note: 'note',
  },
  Salla: {
    'رقم الطلب': 'reference_id',
    'اسم العميل': 'receiver.full_name',
    'رقم الجوال': 'receiver.phone',
    'البريد الإلكتروني': 'receiver.email',
    المدينة: 'receiver.city',
    الدولة: 'receiver.country',
    'عنوان العميل': 'receiver.street_name',
    'طريقة الدفع': 'payment_type',
    'شركة الشحن': 'courier',
    'مجموع السلة': 'price',
    'اسماء المنتجات مع SKU': 'product_name',
    SKU: 'sku',
    الوزن: 'weight',
    الكمية: 'quantity',
  },
  Zid: {
    'رقم الطلب': 'reference_id',
    'اسم العميل': 'receiver.full_name',
    'جوال العميل': 'receiver.phone',
    'مدينة العميل': 'receiver.city',
    الحي: 'receiver.district',
    'اسم الشارع': 'receiver.street_name',
    'العنوان الوطني المختصر': 'receiver.short_address',
    المنتجات: 'product_name',
    'كمية المنتج': 'quantity',
    'إجمالي الطلب': 'price',
    'وسيلة الدفع': 'payment_type',
  },
} as const;
/** Headings of the same exports that mean nothing here, or what another column means more clearly. */
const OTHERS = {
  Shopify:
    'Financial Status|Paid at|Fulfillment Status|Accepts Marketing|Currency|Shipping|Taxes|Total|Discount Code|Shipping Method|Created at|Lineitem compare at price|Billing Name|Billing Street|Billing City|Billing Phone|Shipping Address1|Note Attributes|Refunded Amount|Vendor|Id|Tags|Source|Phone',
  WooCommerce:
    'Order Status|Order Date|First Name (Billing)|Last Name (Billing)|City (Billing)|Cart Discount Amount|Shipping Method Title|Order Shipping Amount|Order Total Amount|Item #|Item Cost|Coupon Code|Discount Amount',
  'WooCommerce by keys':
    'order_id|order_date|status|shipping_total|order_total|payment_method_title|shipping_method|billing_first_name|line_items',
  Salla: 'حالة الطلب|تاريخ الطلب|تكلفة الشحن|إجمالي الطلب|رقم البوليصة|رقم مرجع الطلب',
  Zid: 'حالة الطلب|تاريخ الإنشاء|رسوم الشحن|الخصم',
} as const;

describe('the exports of shops', () => {
  it.each(['Shopify', 'WooCommerce', 'WooCommerce by keys', 'Salla', 'Zid'] as const)(
    '%s',
    (shop) => {
      const headings = [...OTHERS[shop].split('|'), ...Object.keys(EXPORTS[shop])];
      expect(guessed(headings)).toEqual(EXPORTS[shop]);
      expect(guessed(headings.toReversed())).toEqual(EXPORTS[shop]);
    },
  );
});

it.each([
  ['Consignee Name', 'receiver.full_name'],
  ['receiverPhone', 'receiver.phone'],
  ['Recipient  City *', 'receiver.city'],
  ['To City', 'receiver.city'],
  ['From City', 'sender.city'],
  ['جوال المرسل إليه', 'receiver.phone'],
  ['جوال المُرسِل', 'sender.contact_number'],
  ['Weight KG', 'weight'],
  ['الوزن (جم)', 'weight'],
  ['Length_mm', 'length'],
  ['COD Amount (SAR)', 'sender.amount_to_collect'],
  ['Unit Price', 'unit_price'],
  ['سعر الوحدة (ريال)', 'unit_price'],
  ['قيمة الدفع عند الاستلام', 'sender.amount_to_collect'],
  ['Shipping Company', 'courier'],
])('%s is %s', (heading, field) => {
  expect(guessed([heading])).toEqual({ [heading]: field });
});

it.each([
  'رقم',
  '#',
  'No.',
  'Status',
  'Shipping',
  'تكلفة الشحن',
  'Tracking number',
  '',
  '  ',
  '🙂',
])('does not guess what "%s" means', (heading) => {
  expect(guessed([heading])).toEqual({});
});

it('of two columns of one meaning takes the clearer one, and tells the other', () => {
  expect(matchColumns(['Phone', 'Name', 'Shipping Phone'])).toEqual([
    { index: 0, heading: 'Phone', alike: 'receiver.phone' },
    { index: 1, heading: 'Name', field: 'receiver.full_name' },
    { index: 2, heading: 'Shipping Phone', field: 'receiver.phone' },
  ]);
});

it('of two that are as clear takes the first', () => {
  const [first, second] = matchColumns(['المدينة', 'City']);
  expect([first?.field, second?.alike]).toEqual(['receiver.city', 'receiver.city']);
});

it('reads the units of headings', () => {
  const columns = matchColumns(['الوزن (جم)', 'Length (mm)', 'العرض', 'COD (ر.س.)', 'Price USD']);
  expect(contextOf(columns)).toEqual({
    weightUnits: { weight: 'g' },
    lengthUnits: { length: 'mm' },
    currencies: { 'sender.amount_to_collect': 'SAR', price: 'USD' },
  });
});

it('finds all that is required in an export with addresses', () => {
  const fields = matchColumns([...Object.keys(EXPORTS.Zid), 'الوزن']).map(({ field }) => field);
  expect(missingFields(new Set(fields.filter((field) => field !== undefined)))).toEqual([]);
});
