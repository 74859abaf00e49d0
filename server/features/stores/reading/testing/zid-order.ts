/**
 * Zid's documented example of an order, as far as shipping needs it, with a sample person. Values
 * are those of docs.zid.sa (Get order).
 */
export const ZID_ORDER = {
  id: 25304285,
  code: '8OVNEhyqcf',
  store_id: 3,
  order_status: { name: 'جديد', code: 'new' },
  display_status: { id: 1, code: 'new', name: 'جديد' },
  currency_code: 'SAR',
  is_marketplace_order: false,
  customer: {
    id: 1441,
    name: 'نورة مثال',
    email: 'sample@shop.example',
    mobile: '966500000005',
    type: 'individual',
  },
  has_different_consignee: 0,
  consignee: { name: '', email: '', mobile: '' },
  is_gift_order: 0,
  order_total: '899.10000000000000',
  payment_status: 'paid',
  cod_confirmed: false,
  requires_shipping: true,
  shipping: {
    method: { id: 1, name: 'مندوب', code: 'custom', courier: null },
    address: {
      formatted_address: 'شارع العليا، الرياض',
      street: 'شارع العليا',
      district: 'العليا',
      lat: 24.69,
      lng: 46.68,
      short_address: 'RRRD2929',
      meta: null,
      city: { id: 1, name: 'الرياض' },
      country: { id: 184, name: 'السعودية', code: 'SA' },
    },
  },
  payment: {
    method: { name: 'بطاقة', code: 'zidpay', type: 'online' },
    invoice: [
      { code: 'sub_totals', value: '999.00000000000000', value_string: '999.00 SAR' },
      { code: 'coupon', value: '-99.90000000000000', value_string: '-99.90 SAR' },
    ],
  },
  weight: 1200,
  products: [
    {
      id: 'a1',
      name: 'عطر خشبي',
      sku: 'OUD',
      quantity: 1,
      weight: { value: 1.2, unit: 'kg' },
      price: 999,
    },
  ],
  packages_count: 1,
  created_at: '2024-12-05 12:27:15',
  issue_date: '05-12-2024 | 03:27 م',
  histories: [],
} as const;
