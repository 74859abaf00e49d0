import { isAddressField, NATIONAL_ADDRESS_FIELDS } from './national-address.ts';
import { checkPlace, HOME_COUNTRY, type CityRegion, type KnownPlaces } from './place-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** An address as it travels, as far as the rules look at it. */
export interface AddressRuleInput {
  country?: Text;
  state?: Text;
  city?: Text;
  street_name?: Text;
  building_no?: Text;
  postal_code?: Text;
  additional_number?: Text;
  short_address?: Text;
}

/**
 * The rules of an address that need more than one field. A field that is merely absent is left to
 * the schema, but for those that only some addresses need.
 *
 * @param pointer to the address in the body, `''` when the body is one.
 */
export function checkAddress(
  pointer: string,
  address: AddressRuleInput,
  places: KnownPlaces,
): RuleViolation[] {
  const isDomestic = address.country === HOME_COUNTRY;
  return [
    ...checkPlace(pointer, address, places),
    ...(isDomestic ? checkRegion(pointer, address, places.cities) : []),
    ...(isDomestic
      ? checkNationalAddress(pointer, address)
      : checkForeignAddress(pointer, address)),
  ];
}

function checkRegion(
  pointer: string,
  { city, state }: AddressRuleInput,
  cities: readonly CityRegion[],
): RuleViolation[] {
  const region = cities.find(({ code }) => code === city)?.region;
  if (region === undefined || isBlank(state) || state === region) return [];
  return [
    { pointer: `${pointer}/state`, code: 'city_not_in_region', params: { allowed: [region] } },
  ];
}

/** Whether an address is a Saudi one without what couriers need of it. */
export function lacksNationalAddress(address: AddressRuleInput): boolean {
  return address.country === HOME_COUNTRY && missingOfNationalAddress('', address).length > 0;
}

/** Whether nothing is known of an address below its city. */
export function isUnaddressed(address: Omit<AddressRuleInput, 'country' | 'city'>): boolean {
  const { street_name, building_no, postal_code, short_address } = address;
  return [street_name, building_no, postal_code, short_address].every(isBlank);
}

/** The short address replaces all other fields. */
function missingOfNationalAddress(pointer: string, address: AddressRuleInput): RuleViolation[] {
  if (!isBlank(address.short_address)) return [];
  return requireFields(pointer, address, ['street_name', 'building_no', 'postal_code']);
}

/** Since 2026-01-01 Saudi couriers must refuse parcels without a National Address. */
function checkNationalAddress(pointer: string, address: AddressRuleInput): RuleViolation[] {
  const missing = missingOfNationalAddress(pointer, address);
  const malformed = NATIONAL_ADDRESS_FIELDS.filter((field) => {
    const value = address[field];
    return value && !isBlank(value) && !isAddressField(field, value);
  });
  return [
    ...missing,
    ...malformed.map((field): RuleViolation => ({
      pointer: `${pointer}/${field}`,
      code: 'invalid_format',
    })),
  ];
}

/** Abroad there is no short address, and many countries, the Emirates among them, have no postal codes. */
function checkForeignAddress(pointer: string, address: AddressRuleInput): RuleViolation[] {
  // Until a country is chosen the schema's own 'required' is all there is to say.
  if (isBlank(address.country)) return [];
  const missing = requireFields(pointer, address, ['street_name', 'building_no']);
  if (isBlank(address.short_address)) return missing;
  return [...missing, { pointer: `${pointer}/short_address`, code: 'not_allowed' }];
}

function requireFields(
  pointer: string,
  address: AddressRuleInput,
  fields: readonly (keyof AddressRuleInput)[],
): RuleViolation[] {
  return fields
    .filter((field) => isBlank(address[field]))
    .map((field) => ({ pointer: `${pointer}/${field}`, code: 'required' }));
}
