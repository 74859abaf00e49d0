import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  type CountryCode,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { expect, it } from 'vitest';
import { MAX_PHONE_TEXT } from './phone-bounds.ts';
import { parsePhone } from './phone.ts';

/**
 * Wrong numbers, each labelled by how it is made wrong. The labels rest on the lengths and the
 * calling codes in libphonenumber's metadata and never on what our own reader says.
 */
type Malformed = Record<'text' | 'country', string>;
type Plan = ReturnType<typeof planOf>;

const plans = getCountries().map(planOf);
const plan = fc.constantFrom(...plans);
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
/** Neither a digit nor punctuation of numbers, nor what an extension may begin with. */
const stranger = fc.constantFrom(...'abdoOlIZسهـٱ*@$&=?!<"|');

/** Numbers of any country, made wrong in one way. */
function wrong<Parts>(
  parts: { [Name in keyof Parts]: fc.Arbitrary<Parts[Name]> },
  write: (plan: Plan, parts: Parts) => string,
  of = plan,
): fc.Arbitrary<Malformed> {
  return fc
    .tuple(of, fc.record(parts))
    .map(([plan, made]) => ({ text: write(plan, made as Parts), country: plan.country }));
}

const withStranger = wrong(
  { form: fc.nat(2), at: fc.nat(), stranger },
  ({ written }, { form, at, stranger }) => {
    const good = written[form] ?? '';
    const first = good.search(/\d/) + 1;
    const place = first + (at % (good.length - first));
    return good.slice(0, place) + stranger + good.slice(place);
  },
);

const withSecondPlus = wrong({ at: fc.nat() }, ({ callingCode, significant }, { at }) => {
  const place = at % significant.length;
  return `+${callingCode}${significant.slice(0, place)}+${significant.slice(place)}`;
});

const withoutDigits = wrong(
  { text: fc.string({ unit: fc.constantFrom(...'abcهاتف+-() .'), maxLength: 40 }) },
  (_, { text }) => text,
);

const beginning = wrong(
  { length: fc.nat(), abroad: fc.boolean() },
  ({ callingCode, significant, shortest }, { length, abroad }) =>
    abroad
      ? `+${callingCode}${significant.slice(0, length % shortest)}`
      : significant.slice(0, 1 + (length % (shortest - 1))),
);

const continued = wrong(
  { more: digits(1, 12), abroad: fc.boolean() },
  ({ callingCode, significant, longest }, { more, abroad }) => {
    const long = significant.padEnd(longest, '0') + more;
    // Without a plus, a number that begins with its calling code is one that lacks the plus.
    return abroad || significant.startsWith(callingCode) ? `+${callingCode}${long}` : long;
  },
  // A 0 in front may be read as the trunk prefix, and the number is then a digit shorter.
  plan.filter(({ significant }) => !significant.startsWith('0')),
);

const padded = wrong(
  { form: fc.nat(2), over: fc.integer({ min: 1, max: 50 }) },
  ({ written }, { form, over }) => (written[form] ?? '').padEnd(MAX_PHONE_TEXT + over, ' '),
);

const ofNoCallingCode = wrong(
  { code: fc.constantFrom(...unassignedCodes()), rest: digits(6, 11) },
  ({ dials00 }, { code, rest }) => `${dials00 ? '00' : '+'}${code}${rest}`,
);

const ofNoCountry = fc.record({
  text: plan.map(({ significant }) => significant),
  country: fc.constantFrom('XX', 'ZZ', 'AQ', 'UN', 'EU', 'sa', 'SAU', '966', ''),
});

const kinds = [
  ['not_a_number', [withStranger, withSecondPlus, withoutDigits]],
  ['too_short', [beginning]],
  ['too_long', [continued, padded]],
  ['invalid_country', [ofNoCallingCode, ofNoCountry]],
] as const;

it.each(kinds)('250 numbers of many countries made wrong are refused as %s', (error, ways) => {
  // The same in every run.
  const made = fc.sample(fc.noBias(fc.oneof<fc.Arbitrary<Malformed>[]>(...ways)), {
    seed: 966,
    numRuns: 500,
  });
  const different = new Map(made.map((each) => [`${each.country} ${each.text}`, each]));
  const malformed = [...different.values()].slice(0, 250);
  expect(malformed).toHaveLength(250);
  expect(new Set(malformed.map(({ country }) => country)).size).toBeGreaterThan(90);
  const mistaken = malformed
    .map(({ text, country }) => ({ text, country, result: parsePhone(text, country) }))
    .filter(({ result }) => result.ok || result.error !== error);
  expect(mistaken).toEqual([]);
});

/** What the metadata say of a country and of all that share its calling code. */
function planOf(country: CountryCode) {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`${country} has no example number`);
  const callingCode = getCountryCallingCode(country);
  const lengths = getCountries()
    .filter((other) => getCountryCallingCode(other) === callingCode)
    .flatMap((sharing) => numberingPlan(sharing).possibleLengths());
  return {
    country,
    callingCode,
    /** Digits of a good number, without calling code and trunk prefix. */
    significant: example.nationalNumber,
    /** The same number as people write it. */
    written: [example.formatNational(), example.formatInternational(), example.number],
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    dials00: numberingPlan(country).IDDPrefix() === '00',
  };
}

function numberingPlan(country: CountryCode) {
  const plans = new Metadata();
  plans.selectNumberingPlan(country);
  if (!plans.numberingPlan) throw new Error(`${country} has no numbering plan`);
  return plans.numberingPlan;
}

/** Three digits that neither are a calling code nor begin with one. */
function unassignedCodes(): string[] {
  const assigned = Object.keys({ ...metadata.country_calling_codes, ...metadata.nonGeographic });
  return Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).filter(
    (code) => !code.startsWith('0') && !assigned.some((known) => code.startsWith(known)),
  );
}
