import type { LabelContent } from '../label-content.ts';

/** A typical shipment with everything a label can show. */
export const SHIPMENT: LabelContent = {
  trackingNumber: 'MZ79927398713',
  trackingUrl: 'https://mizan.example/t/7k2m9q4x8v3n6b1c5z0w7j4h2g',
  referenceId: 'ORD-10482',
  createdAt: new Date('2026-11-22T09:40:00Z'),
  expectedDeliveryOn: '2026-11-24',
  preferredDelivery: { day: 'tuesday', time: '18-21' },
  courier: { name: { ar: 'شركة رمال السريعة', en: 'Rimal Express' }, sample: true },
  serviceType: 'express',
  shippingMethod: 'pickup',
  sender: {
    company: 'متجر النخلة الذهبية',
    contactName: 'Sara Al-Qahtani',
    phone: '+966112345678',
    address: 'طريق الملك عبدالله، مستودع 12B',
    postalCode: '23218',
    city: { ar: 'جدة', en: 'Jeddah' },
    country: 'SA',
  },
  receiver: {
    fullName: 'عبدالرحمن بن محمد العتيبي',
    company: 'Nakheel Trading Co. (شركة النخيل)',
    phone: '+966512345678',
    addressType: 'office',
    city: { ar: 'الرياض', en: 'Riyadh' },
    region: { ar: 'منطقة الرياض', en: 'Riyadh Region' },
    country: 'SA',
    district: 'حي العليا',
    streetName: 'طريق الملك فهد',
    buildingNo: '7421',
    postalCode: '12214',
    additionalNumber: '3217',
    shortAddress: 'RRRD2929',
    landmark: 'مقابل برج المملكة، الدور 3 (Tower B)',
    message: 'شكرًا لطلبك!',
  },
  shipmentType: 'fragile',
  packagingType: 'box',
  pieces: 3,
  weight: 12_500,
  dimensions: { length: 400, width: 300, height: 255 },
  products: [
    {
      name: 'فناجين قهوة (12 pcs)',
      quantity: 2,
      value: { amount: 125_000, currency: 'SAR' },
    },
  ],
  goodsValue: { amount: 125_000, currency: 'SAR' },
  amountToCollect: { amount: 125_000, currency: 'SAR' },
  note: 'اتصل قبل الوصول بـ 30 دقيقة، ولا تترك الطرد عند الباب.',
  invoiceNumber: '4T7QX2M9KB-000214',
};

const many = (text: string, length: number) => text.repeat(length).slice(0, length);

/** The longest texts that the contract allows. */
export const LONG: LabelContent = {
  ...SHIPMENT,
  referenceId: many('REF-2026-', 60),
  courier: { name: { ar: many('شركة الشحن ', 120), en: many('Courier of ', 120) }, sample: true },
  sender: {
    ...SHIPMENT.sender,
    company: many('مؤسسة ', 120),
    contactName: many('Contact ', 120),
    address: many('Warehouse ', 120),
  },
  receiver: {
    ...SHIPMENT.receiver,
    fullName: many('عبدالرحمن ', 120),
    company: many('W', 120),
    city: { ar: many('مدينة بعيدة ', 120), en: many('Far away ', 120) },
    country: 'GB',
    district: many('حي ', 120),
    streetName: many('شارع طويل ', 120),
    buildingNo: many('7', 120),
    landmark: many('landmark ', 120),
    message: many('رسالة ', 500),
  },
  pieces: 50,
  weight: 1_000_000,
  dimensions: { length: 10_000, width: 10_000, height: 10_000 },
  products: [
    {
      name: many('كوب ', 120),
      quantity: 100_000,
      value: { amount: 99_999_999_999, currency: 'SAR' },
    },
  ],
  goodsValue: { amount: 99_999_999_999, currency: 'SAR' },
  amountToCollect: { amount: 99_999_999_999, currency: 'SAR' },
  note: many('ملاحظة note ', 500),
};

const CUPS = {
  name: 'فناجين قهوة',
  quantity: 2,
  value: { amount: 45_000, currency: 'SAR' },
} as const;

/** A few products in one parcel. */
export const SEVERAL: LabelContent = {
  ...SHIPMENT,
  products: [
    CUPS,
    { name: 'Ceramic mugs, 6 pcs', quantity: 12, value: { amount: 60_000, currency: 'SAR' } },
    { name: 'دلة قهوة', quantity: 1, value: { amount: 20_000, currency: 'SAR' } },
  ],
  goodsValue: { amount: 125_000, currency: 'SAR' },
};

/** As many products as an order may have, every other one with the longest name. */
export const FULL: LabelContent = {
  ...LONG,
  products: Array.from({ length: 20 }, (_, index) => {
    const [product] = LONG.products;
    return index % 2 === 0 || !product
      ? CUPS
      : { ...product, value: { amount: 100_000_000, currency: 'SAR' } };
  }),
  goodsValue: { amount: 1_000_450_000, currency: 'SAR' },
};

/**
 * Texts that typst would read as markup, and marks that would change the direction of the following
 * text.
 */
export const HOSTILE: LabelContent = {
  ...SHIPMENT,
  referenceId: '#panic("x") $x^2$ `raw` "quoted" \\ </svg>',
  courier: { name: { ar: '#strong[شركة] *', en: '#strong[Courier] _em_' }, sample: false },
  sender: { ...SHIPMENT.sender, company: '= Heading @ref <label> // gone? /* gone? */' },
  receiver: {
    ...SHIPMENT.receiver,
    fullName: '\u202eمحمد 👨‍👩‍👧 Ali\u0000 #import "x"',
    company: '\u2067\u2067$ sum_(i=0)^n $ ~ -- --- \\u{41}',
    streetName: '#eval("1+1")\n#pagebreak()',
    landmark: '❤️🇸🇦 ©® \ud800 گچپ ٹ',
  },
  note: '#set page(width: 1pt)\n\n- list\n+ enum\n/ term: x\n#let x = read("/etc/passwd")',
};
