import type { TaxBuyer, Seller, IssuedDocument } from '../../domain/issued-document.ts';

export const SELLER: Seller = {
  name: { ar: 'شركة ميزان لتقنية الشحن', en: 'Mizan Shipping Technology Company' },
  vat_number: '310000000000003',
  registration_number: '1010000000',
  address: {
    street_name: 'طريق الملك فهد',
    building_no: '7421',
    district: 'حي العليا',
    city: 'الرياض',
    postal_code: '12214',
  },
};

const BUYER: TaxBuyer = {
  name: 'متجر النخلة الذهبية للتجارة',
  vat_number: '311111111100003',
  address: {
    country: 'SA',
    state: 'MQ',
    city: 'jeddah',
    street_name: 'طريق الملك عبدالله',
    building_no: '3217',
    postal_code: '23218',
    short_address: 'JBHA3217',
  },
};

/** Carriage of a company's shipment. */
const STANDARD: IssuedDocument = {
  number: '7KQ2M9X4VB-000187',
  kind: 'invoice',
  subject: 'carriage',
  reason: null,
  originalNumber: null,
  issuedAt: new Date('2026-11-21T09:20:31Z'),
  subtotal: 125_000,
  vat: 18_750,
  total: 143_750,
  vatBasisPoints: 1_500,
  seller: SELLER,
  buyer: BUYER,
  line: {
    courier: { ar: 'رمال السريعة', en: 'Rimal Express' },
    service_type: 'express',
    tracking_number: 'MZ79927398713',
    origin: { country: 'SA', city: 'jeddah' },
    destination: { country: 'SA', city: 'riyadh' },
  },
};

const many = (text: string, length: number) => text.repeat(length).slice(0, length);

/** A document of each sort, by the names of their pictures. */
export const INVOICES = {
  standard: STANDARD,
  /** The first second of a day in Riyadh, which is still the day before in UTC. */
  simplified: {
    ...STANDARD,
    number: '7KQ2M9X4VB-000001',
    buyer: null,
    issuedAt: new Date('2026-12-31T21:00:00Z'),
    subject: 'subscription',
    seller: { ...SELLER, sample: true },
    subtotal: 12_957,
    vat: 1_943,
    total: 14_900,
    line: {
      tier: 'intermediate',
      period: 'monthly',
      starts_on: '2027-01-01',
      ends_on: '2027-02-01',
    },
  },
  'credit-note': {
    ...STANDARD,
    number: '7KQ2M9X4VB-000188',
    kind: 'credit_note',
    reason: 'cancelled',
    originalNumber: '7KQ2M9X4VB-000187',
    issuedAt: new Date('2026-11-21T14:05:09Z'),
  },
  /** Abroad, with the longest texts that the contract allows. */
  long: {
    ...STANDARD,
    number: '7KQ2M9X4VB-999999999',
    kind: 'credit_note',
    subject: 'delivery',
    reason: 'plan_changed',
    originalNumber: '7KQ2M9X4VB-999999998',
    subtotal: 8_999_999_999_999,
    vat: 0,
    total: 8_999_999_999_999,
    vatBasisPoints: 0,
    seller: {
      ...SELLER,
      name: { ar: many('شركة ', 69), en: many('Company ', 127) },
      address: {
        ...SELLER.address,
        street_name: many('شارع ', 120),
        district: many('حي ', 120),
        city: many('مدينة ', 120),
      },
    },
    buyer: {
      name: many('مؤسسة ', 120),
      vat_number: '399999999900003',
      address: {
        country: 'GB',
        city: many('مدينة بعيدة ', 120),
        street_name: many('Street ', 120),
        building_no: many('7', 120),
        postal_code: 'AB12 3CD',
      },
    },
    line: {
      courier: { ar: many('شركة الشحن ', 120), en: many('Courier of ', 120) },
      service_type: 'same_day',
      tracking_number: 'MZ79927398713',
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'GB', city: many('مدينة بعيدة ', 120) },
    },
  },
  /** Texts that typst would read as markup, or that would change the direction of others. */
  hostile: {
    ...STANDARD,
    buyer: {
      ...BUYER,
      name: '\u202e#panic("x") <b>&amp; = Heading @ref \u2067 👨‍👩‍👧 $x$',
      address: { ...BUYER.address, street_name: '#eval("1+1")\n#pagebreak()' },
    },
  },
} satisfies Record<string, IssuedDocument>;
