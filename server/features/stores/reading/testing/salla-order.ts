/**
 * Salla's documented example of an order, as far as shipping needs it, with a sample person. Values
 * are those of docs.salla.dev 433804m0.
 */
export const SALLA_ORDER = {
  id: 2116149737,
  reference_id: 41027662,
  date: { date: '2022-06-26 12:21:45.000000', timezone_type: 3, timezone: 'Asia/Riyadh' },
  source: 'store',
  status: {
    id: 566146469,
    name: 'بإنتظار المراجعة',
    slug: 'under_review',
    customized: { id: 1939592358, name: 'بإنتظار المراجعة' },
  },
  payment_method: 'bank',
  currency: 'SAR',
  is_pending_payment: false,
  amounts: {
    sub_total: { amount: 186, currency: 'SAR' },
    shipping_cost: { amount: 15, currency: 'SAR' },
    cash_on_delivery: { amount: 0, currency: 'SAR' },
    tax: { percent: '0.00', amount: { amount: 0, currency: 'SAR' } },
    discounts: [],
    total: { amount: 201, currency: 'SAR' },
  },
  shipping: {
    id: 1056264464,
    app_id: null,
    company: 'sample',
    receiver: {
      name: 'سارة مثال',
      email: 'sample@shop.example',
      phone: '9991234%6789',
    },
    address: {
      country: 'SA',
      country_code: 'SA',
      city: 'جدة',
      shipping_address: 'شارع الأمير سلطان، JDAA1234',
      street_number: '2345',
      block: 'الروضة',
      postal_code: '',
      geo_coordinates: { lat: 0, lng: 0 },
    },
    shipment: { id: '0', pickup_id: null, tracking_link: '0', label: [] },
    policy_options: [],
  },
  total_weight: '٠٫٢٥ كجم',
  customer: {
    id: 474850203,
    first_name: 'سارة',
    last_name: 'مثال',
    mobile: 501806978,
    mobile_code: '+966',
    email: 'sample@shop.example',
    city: 'الرياض',
    country_code: 'SA',
  },
  items: [
    {
      id: 2077288690,
      name: 'عطر خشبي',
      sku: 'OUD',
      quantity: 2,
      weight: 0.25,
      weight_label: '250 جم',
      amounts: {
        price_without_tax: { amount: 93, currency: 'SAR' },
        total_discount: { amount: 0, currency: 'SAR' },
        tax: { percent: '0.00', amount: { amount: 0, currency: 'SAR' } },
        total: { amount: 186, currency: 'SAR' },
      },
      product: { id: 1, type: 'product', sku: 'OUD' },
      options: [],
    },
  ],
  tags: [],
} as const;

/** A delivery of Salla, with the form of time that events of a store have. */
export function sallaDelivery(event: string, data: unknown, created_at = AT) {
  return { event, merchant: 1029864349, created_at, data };
}

const AT = 'Sun Jun 26 2022 12:21:48 GMT+0300';
