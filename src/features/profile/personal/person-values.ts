import type { Profile } from '../../../api/generated/model/profile.ts';

/** Values of the form for names and address. Empty strings are not filled in. */
export function personOf(profile: Profile) {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    company_name: profile.company_name ?? '',
    country: profile.country,
    state: profile.state ?? '',
    city: profile.city,
    address_form: profile.short_address === undefined ? 'full' : 'short',
    short_address: profile.short_address ?? '',
    street_name: profile.street_name ?? '',
    building_no: profile.building_no ?? '',
    postal_code: profile.postal_code ?? '',
    office: profile.office ?? '',
    landmark: profile.landmark ?? '',
    address_type: profile.address_type ?? '',
  };
}
export type PersonValues = ReturnType<typeof personOf>;
