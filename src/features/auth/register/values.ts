import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import type { RegistrationAccount } from '../../../api/generated/model/registration-account.ts';
import type { RegistrationClient } from '../../../api/generated/model/registration-client.ts';

/**
 * Values of the registration forms. Choices are plain strings until validated against the contract.
 */
export type ClientValues = Omit<RegistrationClient, 'account_type'> & { account_type: string };

export type AccountValues = Omit<RegistrationAccount, 'channel'> & { channel: string };

export const emptyExtra = {
  country: HOME_COUNTRY,
  state: '',
  city: '',
  address_form: 'short',
  short_address: '',
  street_name: '',
  building_no: '',
  postal_code: '',
  landmark: '',
  address_type: 'residential',
};
export type ExtraValues = typeof emptyExtra;
