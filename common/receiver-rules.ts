import { isAddressField, NATIONAL_ADDRESS_FIELDS } from './national-address.ts';
import { checkPhone } from './phone-rules.ts';
import { checkPlace, HOME_COUNTRY, type CityRegion, type KnownPlaces } from './place-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** The receiver as it travels, as far as the rules look at it. */
export interface ReceiverRuleInput {
  country?: Text;
  state?: Text;
  city?: Text;
  street_name?: Text;
  building_no?: Text;
  postal_code?: Text;
  additional_number?: Text;
  short_address?: Text;
  phone?: Text;
}

/**
 * The rules of a receiver that need more than one field. A field that is merely absent is left
 * to the schema, but for those that only some addresses need.
 */
export function checkReceiver(receiver: ReceiverRuleInput, places: KnownPlaces): RuleViolation[] {
  const isDomestic = receiver.country === HOME_COUNTRY;
  return [
    ...checkPlace('/receiver', receiver, places),
    ...(isDomestic ? checkRegion(receiver, places.cities) : []),
    ...(isDomestic ? checkNationalAddress(receiver) : checkForeignAddress(receiver)),
    ...checkPhone('/receiver/phone', receiver.phone, receiver.country),
  ];
}

function checkRegion(
  { city, state }: ReceiverRuleInput,
  cities: readonly CityRegion[],
): RuleViolation[] {
  const region = cities.find(({ code }) => code === city)?.region;
  if (region === undefined || isBlank(state) || state === region) return [];
  return [
    { pointer: '/receiver/state', code: 'city_not_in_region', params: { allowed: [region] } },
  ];
}

/** Since 2026-01-01 Saudi couriers must refuse parcels without a National Address. */
function checkNationalAddress(receiver: ReceiverRuleInput): RuleViolation[] {
  const missing = isBlank(receiver.short_address)
    ? requireFields(receiver, ['street_name', 'building_no', 'postal_code'])
    : [];
  const malformed = NATIONAL_ADDRESS_FIELDS.filter((field) => {
    const value = receiver[field];
    return value && !isBlank(value) && !isAddressField(field, value);
  });
  return [
    ...missing,
    ...malformed.map((field): RuleViolation => ({
      pointer: `/receiver/${field}`,
      code: 'invalid_format',
    })),
  ];
}

/** Abroad there is no short address, and many countries, the Emirates among them, have no postal codes. */
function checkForeignAddress(receiver: ReceiverRuleInput): RuleViolation[] {
  // Until a country is chosen the schema's own 'required' is all there is to say.
  if (isBlank(receiver.country)) return [];
  const missing = requireFields(receiver, ['street_name', 'building_no']);
  if (isBlank(receiver.short_address)) return missing;
  return [...missing, { pointer: '/receiver/short_address', code: 'not_allowed' }];
}

function requireFields(
  receiver: ReceiverRuleInput,
  fields: readonly (keyof ReceiverRuleInput)[],
): RuleViolation[] {
  return fields
    .filter((field) => isBlank(receiver[field]))
    .map((field) => ({ pointer: `/receiver/${field}`, code: 'required' }));
}
