import { checkAddress } from '../../../../../common/address-rules.ts';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { dropBlanks } from '../../../../api/drop-blanks.ts';
import type { ReceiverAddress } from '../../../../api/generated/model/receiver-address.ts';
import { ReceiverAddress as schema } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { checkResolver } from '../../../../ui/forms/check-resolver.ts';
import { judge, type Checked } from '../../../../ui/forms/judge.ts';

/** The form of a National Address. Empty strings are not filled in. */
export interface NationalAddressValues {
  address_form: 'short' | 'full';
  short_address: string;
  building_no: string;
  street_name: string;
  district: string;
  postal_code: string;
  additional_number: string;
}

export const emptyAddress: NationalAddressValues = {
  address_form: 'short',
  short_address: '',
  building_no: '',
  street_name: '',
  district: '',
  postal_code: '',
  additional_number: '',
};

/** Only the form of the address is judged, not where it is. */
const noPlaces = { cities: [], countries: [HOME_COUNTRY] };

/** Validates the short address, or the full one, by the contract and the rules of addresses. */
export function checkNationalAddress({
  address_form,
  short_address,
  ...full
}: NationalAddressValues): Checked<ReceiverAddress> {
  const wire = dropBlanks(address_form === 'short' ? { short_address } : full) as ReceiverAddress;
  const violations = checkAddress('', { country: HOME_COUNTRY, ...wire }, noPlaces);
  return judge(schema, {
    wire,
    violations:
      address_form === 'short' && wire.short_address === undefined
        ? [{ pointer: '/short_address', code: 'required' }]
        : violations,
  });
}

export const nationalAddressResolver = checkResolver(checkNationalAddress);
