import { LONGEST_VALUE } from './domain/e-invoice/qr-content.ts';
import type { Seller } from './domain/issued-document.ts';
import { complaint, type readSettings, setting, text } from './settings.ts';

const matching = (pattern: RegExp) => (value: string) => pattern.test(value);
const isShort = (value: string) => Buffer.byteLength(value, 'utf8') <= LONGEST_VALUE;

/** Who issues the tax invoices. */
export const SELLER_SETTINGS = {
  sellerNameAr: setting(
    'SELLER_NAME_AR',
    'Seller on tax invoices, as registered for VAT. Without it, a fictional one (demo mode only).',
    text(
      `at most ${LONGEST_VALUE} bytes in UTF-8 (63 Arabic letters), which all readers of QR codes can read`,
      isShort,
    ),
    null,
  ),
  sellerNameEn: setting(
    'SELLER_NAME_EN',
    'Its name in English.',
    text('at most 127 characters', (value) => value.length <= 127),
    null,
  ),
  sellerVatNumber: setting(
    'SELLER_VAT_NUMBER',
    'Its VAT registration number.',
    text('15 digits that begin and end with 3', matching(/^3\d{13}3$/)),
    null,
  ),
  sellerRegistration: setting(
    'SELLER_REGISTRATION',
    'Its commercial registration.',
    text('10 digits', matching(/^\d{10}$/)),
    null,
  ),
  sellerStreet: setting('SELLER_STREET', 'Street of its National Address.', text('a street'), null),
  sellerBuildingNo: setting(
    'SELLER_BUILDING_NO',
    'Building number of its National Address.',
    text('4 digits', matching(/^\d{4}$/)),
    null,
  ),
  sellerDistrict: setting(
    'SELLER_DISTRICT',
    'District of its National Address.',
    text('a district'),
    null,
  ),
  sellerCity: setting('SELLER_CITY', 'City of its National Address.', text('a city'), null),
  sellerPostalCode: setting(
    'SELLER_POSTAL_CODE',
    'Postal code of its National Address.',
    text('5 digits', matching(/^\d{5}$/)),
    null,
  ),
};

type SellerValues = ReturnType<typeof readSettings<typeof SELLER_SETTINGS>>['values'];

/** Obviously nobody: the numbers are not valid ones, and the name says so. */
const SAMPLE_SELLER: Seller = {
  name: { ar: 'شركة ميزان النموذجية (تجريبية)', en: 'Mizan Example Company (sample)' },
  vat_number: '300000000000003',
  registration_number: '1000000000',
  address: {
    street_name: 'طريق العيّنة',
    building_no: '1234',
    district: 'حي العيّنة',
    city: 'الرياض',
    postal_code: '12345',
  },
  sample: true,
};

/**
 * The seller from its settings. If none is set, it is a fictional one, which only demo mode allows.
 *
 * @returns as well a complaint about each setting that is missing.
 */
export function sellerOf(values: SellerValues): { seller: Seller; missing: string[] } {
  const keys = Object.keys(SELLER_SETTINGS) as (keyof typeof SELLER_SETTINGS)[];
  const absent = keys.filter((key) => values[key] === null);
  if (absent.length === keys.length) return { seller: SAMPLE_SELLER, missing: [] };
  const missing = absent.map((key) => complaint(SELLER_SETTINGS[key]));
  const of = (key: keyof SellerValues) => values[key] ?? '';
  const seller: Seller = {
    name: { ar: of('sellerNameAr'), en: of('sellerNameEn') },
    vat_number: of('sellerVatNumber'),
    registration_number: of('sellerRegistration'),
    address: {
      street_name: of('sellerStreet'),
      building_no: of('sellerBuildingNo'),
      district: of('sellerDistrict'),
      city: of('sellerCity'),
      postal_code: of('sellerPostalCode'),
    },
  };
  return { seller, missing };
}
