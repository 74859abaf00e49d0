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
import { describe, expect, it } from 'vitest';
import { MAX_PHONE_TEXT } from './phone-bounds.ts';
import { parsePhone } from './phone.ts';

/**
 * Wrong numbers, each labelled by how it is made wrong. The labels rest on the lengths and the
 * calling codes in libphonenumber's metadata and never on what our own reader says.
 */
interface Malformed {
  text: string;
  country: string;
}

/** What the metadata say of a country and of all that share its calling code. */
interface Plan {
  country: CountryCode;
  callingCode: string;
  /** Digits of a good number, without calling code and trunk prefix. */
  significant: string;
  /** The same number as people write it. */
  written: string[];
  shortest: number;
  longest: number;
  dials00: boolean;
}

const plans = getCountries().map(planOf);
const plan = fc.constantFrom(...plans);
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
/** Neither a digit nor punctuation of numbers, nor what an extension may begin with. */
const stranger = fc.constantFrom(...'abdoOlIZسهـٱ*@$&=?!<"|');

const withStranger = fc
  .record({ plan, form: fc.nat(2), at: fc.nat(), stranger })
  .map(({ plan: { country, written }, form, at, stranger }): Malformed => {
    const good = written[form] ?? '';
    const first = good.search(/\d/) + 1;
    const place = first + (at % (good.length - first));
    return { text: good.slice(0, place) + stranger + good.slice(place), country };
  });

const withSecondPlus = fc
  .record({ plan, at: fc.nat() })
  .map(({ plan: { country, callingCode, significant }, at }): Malformed => {
    const place = at % significant.length;
    const text = `+${callingCode}${significant.slice(0, place)}+${significant.slice(place)}`;
    return { text, country };
  });

const withoutDigits = fc
  .record({ plan, text: fc.string({ unit: fc.constantFrom(...'abcهاتف+-() .'), maxLength: 40 }) })
  .map(({ plan: { country }, text }): Malformed => ({ text, country }));

const beginning = fc
  .record({ plan, length: fc.nat(), abroad: fc.boolean() })
  .map(({ plan, length, abroad }): Malformed => {
    const { country, callingCode, significant, shortest } = plan;
    const short = abroad ? length % shortest : 1 + (length % (shortest - 1));
    const start = significant.slice(0, short);
    return { text: abroad ? `+${callingCode}${start}` : start, country };
  });

const continued = fc
  .record({
    // A 0 in front may be read as the trunk prefix, and the number is then a digit shorter.
    plan: plan.filter(({ significant }) => !significant.startsWith('0')),
    more: digits(1, 12),
    abroad: fc.boolean(),
  })
  .map(({ plan, more, abroad }): Malformed => {
    const { country, callingCode, significant, longest } = plan;
    const long = significant.padEnd(longest, '0') + more;
    // Without a plus, a number that begins with its calling code is one that lacks the plus.
    const plus = abroad || significant.startsWith(callingCode);
    return { text: plus ? `+${callingCode}${long}` : long, country };
  });

const padded = fc
  .record({ plan, form: fc.nat(2), over: fc.integer({ min: 1, max: 50 }) })
  .map(({ plan: { country, written }, form, over }): Malformed => {
    const text = (written[form] ?? '').padEnd(MAX_PHONE_TEXT + over, ' ');
    return { text, country };
  });

const ofNoCallingCode = fc
  .record({ plan, code: fc.constantFrom(...unassignedCodes()), rest: digits(6, 11) })
  .map(({ plan: { country, dials00 }, code, rest }): Malformed => {
    return { text: `${dials00 ? '00' : '+'}${code}${rest}`, country };
  });

const ofNoCountry = fc
  .record({ plan, country: fc.constantFrom('XX', 'ZZ', 'AQ', 'UN', 'EU', 'sa', 'SAU', '966', '') })
  .map(({ plan: { significant }, country }): Malformed => {
    return { text: significant, country };
  });

const kinds = [
  ['not_a_number', [withStranger, withSecondPlus, withoutDigits]],
  ['too_short', [beginning]],
  ['too_long', [continued, padded]],
  ['invalid_country', [ofNoCallingCode, ofNoCountry]],
] as const;

describe.each(kinds)('250 numbers made wrong as %s', (error, ways) => {
  const malformed = distinct(ways, 250);

  it('are 250, of many countries', () => {
    expect(malformed).toHaveLength(250);
    expect(new Set(malformed.map(({ country }) => country)).size).toBeGreaterThan(90);
  });

  it('are refused as what they are', () => {
    const mistaken = malformed
      .map(({ text, country }) => ({ text, country, result: parsePhone(text, country) }))
      .filter(({ result }) => result.ok || result.error !== error);
    expect(mistaken).toEqual([]);
  });
});

/** So many different ones, the same in every run. */
function distinct(ways: readonly fc.Arbitrary<Malformed>[], count: number): Malformed[] {
  const made = fc.sample(fc.noBias(fc.oneof(...ways)), { seed: 966, numRuns: 2 * count });
  return [...new Map(made.map((each) => [`${each.country} ${each.text}`, each])).values()].slice(
    0,
    count,
  );
}

function planOf(country: CountryCode): Plan {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`${country} has no example number`);
  const callingCode = getCountryCallingCode(country);
  const lengths = getCountries()
    .filter((other) => getCountryCallingCode(other) === callingCode)
    .flatMap((sharing) => numberingPlan(sharing).possibleLengths());
  return {
    country,
    callingCode,
    significant: example.nationalNumber,
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
