import type { FieldValues } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';

/** The values of a form with an address. Empty strings are not filled in. */
export interface AddressValues extends FieldValues {
  country: string;
  /** Region as text, for addresses abroad. */
  state: string;
  /** In Saudi Arabia a code, abroad the name as typed. */
  city: string;
  /** `short` or `full`: the kind of a Saudi address. */
  address_form: string;
  short_address: string;
  street_name: string;
  building_no: string;
  postal_code: string;
  landmark: string;
  address_type: string;
}

/** The address as submitted: values of fields that are not shown are ignored. */
export function shownAddress<Values extends AddressValues>(values: Values) {
  const { address_form, short_address, street_name, building_no, postal_code, state, ...rest } =
    values;
  const isHome = rest.country === HOME_COUNTRY;
  if (isHome && address_form === 'short') return { ...rest, short_address };
  return { ...rest, street_name, building_no, postal_code, ...(!isHome && { state }) };
}
