import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import type { BookingContext } from './to-shipment-create.ts';

/** Sample data for the tests in this folder. */
export const sampleProfile: Profile = {
  id: 'acc_01jd0000000000000000000001',
  account_type: 'company',
  first_name: 'Sample',
  last_name: 'Sender',
  full_name: 'Sample Sender',
  company_name: 'Sample Store',
  email: 'sender@mizan.example',
  email_verified: true,
  phone: '+966500000001',
  phone_verified: true,
  locale: 'ar',
  delivery_emails: 'each',
  statement_emails: false,
  country: 'SA',
  city: 'riyadh',
  street_name: 'Sample Street',
  building_no: '7452',
};

const money = { amount: 3335, currency: 'SAR' } as const;

export const samplePrice: CourierPrice = {
  courier: {
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a',
    name: { ar: 'عيّنة', en: 'Sample' },
    tier: 'gold',
    rating: 4.5,
    rating_count: 10,
    sample: true,
  },
  service_type: 'standard',
  tier: 'gold',
  lane: 'domestic',
  chargeable_weight: 2500,
  base_fee: money,
  weight_fee: money,
  cod_fee: money,
  remote_area_fee: money,
  subtotal: money,
  vat_rate: 1500,
  vat: money,
  total_fee: money,
  price: money,
  return_price: money,
  base_weight: 10_000,
  max_weight: 30_000,
  max_dimensions: { length: 1000, width: 1000, height: 1000 },
  coverage_areas: [],
  served_days: ['sunday', 'monday'],
  transit_times: { min_days: 1, max_days: 2 },
  expected_delivery_on: '2026-11-24',
  shipping_methods: ['pickup'],
  sender_fields: ['contact_name', 'contact_number', 'city', 'country'],
  notes: { ar: '-', en: '-' },
  balance_after: money,
  badges: [],
};

export const sampleContext: BookingContext = {
  quoteId: 'qte_01jd4a2b3c4d5e6f7g8h9jkmnp',
  price: samplePrice,
  places: {
    countries: ['SA', 'AE'],
    cities: [
      { code: 'riyadh', region: 'RD' },
      { code: 'jeddah', region: 'MQ' },
    ],
  },
};

const empty = emptyBooking(sampleProfile);

/** A valid form. */
export const filledBooking: BookingValues = {
  ...empty,
  receiver: {
    ...empty.receiver,
    full_name: ' Sample Receiver ',
    city: 'jeddah',
    phone: '+966512345678',
    short_address: 'RRRD2929',
  },
  weight: 2500,
  length: 350,
  width: 250,
  height: 200,
  size: 'medium',
  shipping_method: 'pickup',
  preferred_delivery_day: 'monday',
  preferred_delivery_time: '09-12',
  product_name: 'Sample',
  price: { amount: 45_000, currency: 'SAR' },
};
