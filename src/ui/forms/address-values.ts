import type { FieldValues } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';

/** What a form with an address holds of it; what is not filled in is empty. */
export interface AddressValues extends FieldValues {
  country: string;
  /** Region, in words; asked for abroad. */
  state: string;
  /** At home a code, abroad the name as typed. */
  city: string;
  /** `short` or `full`: how an address at home is written. */
  address_form: string;
  short_address: string;
  street_name: string;
  building_no: string;
  postal_code: string;
  landmark: string;
  address_type: string;
}

/** What a form with an address stands for: what is in fields that are not shown does not count. */
export function shownAddress<Values extends AddressValues>(values: Values) {
  const { address_form, short_address, street_name, building_no, postal_code, state, ...rest } =
    values;
  const isHome = rest.country === HOME_COUNTRY;
  if (isHome && address_form === 'short') return { ...rest, short_address };
  return { ...rest, street_name, building_no, postal_code, ...(!isHome && { state }) };
}
