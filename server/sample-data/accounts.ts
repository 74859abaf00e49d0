import type { Insertable } from 'kysely';
import type { AccountsTable } from '../features/accounts/tables.ts';

export type SampleAccount = Omit<
  Insertable<AccountsTable>,
  'password_hash' | 'created_at' | 'email_verified' | 'phone_verified' | 'delivery_emails'
> & { email_verified: boolean; phone_verified: boolean };

const NO_ADDRESS = {
  street_name: null,
  building_no: null,
  landmark: null,
  office: null,
  postal_code: null,
};

/** A company that ships often. */
export const SAMPLE_COMPANY: SampleAccount = {
  account_id: 'acc_01jd0000000000000000000001',
  account_type: 'company',
  email: 'company@mizan.example',
  first_name: 'نورة',
  last_name: 'العيّنة',
  company_name: 'متجر العيّنة (تجريبي)',
  email_verified: true,
  phone: '+966500000001',
  phone_verified: true,
  country: 'SA',
  state: 'RD',
  city: 'riyadh',
  street_name: 'طريق الملك فهد',
  building_no: '7452',
  landmark: 'بجوار برج العيّنة',
  office: '12',
  postal_code: '12345',
  vat_number: '311111111100003',
};

/** A person who ships occasionally. */
export const SAMPLE_INDIVIDUAL: SampleAccount = {
  account_id: 'acc_01jd0000000000000000000002',
  account_type: 'individual',
  email: 'individual@mizan.example',
  first_name: 'سالم',
  last_name: 'العيّنة',
  company_name: null,
  email_verified: true,
  phone: '+966500000002',
  phone_verified: false,
  country: 'SA',
  state: 'MQ',
  city: 'jeddah',
  ...NO_ADDRESS,
};

/** An account just after registration: no shipments, no balance. */
export const SAMPLE_NEWCOMER: SampleAccount = {
  account_id: 'acc_01jd0000000000000000000003',
  account_type: 'individual',
  email: 'empty@mizan.example',
  first_name: 'هند',
  last_name: 'العيّنة',
  company_name: null,
  email_verified: true,
  phone: '+966500000003',
  phone_verified: false,
  country: 'SA',
  state: 'SQ',
  city: 'dammam',
  ...NO_ADDRESS,
};

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  SAMPLE_COMPANY,
  SAMPLE_INDIVIDUAL,
  SAMPLE_NEWCOMER,
];
