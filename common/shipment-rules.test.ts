import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KnownPlaces } from './place-rules.ts';
import type { RuleViolation } from './rule-violation.ts';
import { checkCourierDemands, checkShipment } from './shipment-rules.ts';
import type { CourierDemands, ShipmentRuleInput } from './shipment-rules.ts';
import { itForAll } from './testing/it-for-all.ts';

const places: KnownPlaces = {
  countries: ['SA', 'AE'],
  cities: [
    { code: 'riyadh', region: 'RD' },
    { code: 'jeddah', region: 'MQ' },
  ],
};
const demands: CourierDemands = {
  requiredSenderFields: ['contact_name', 'contact_number', 'amount_to_collect'],
  servedDays: ['sunday', 'monday'],
};

const receiver = {
  country: 'SA',
  state: 'MQ',
  city: 'jeddah',
  street_name: 'شارع التحلية',
  building_no: '8228',
  postal_code: '23431',
  phone: '0512345678',
};
const sender = { contact_name: 'Sample', contact_number: '0512345678', country: 'SA' };
const valid = {
  payment_type: 'prepaid',
  preferred_delivery_day: 'sunday',
  receiver,
  sender,
} satisfies ShipmentRuleInput;
const abroad = {
  country: 'AE',
  city: 'Dubai',
  street_name: 'Sample Street',
  building_no: '7',
  phone: '0501234567',
};

const check = (change: ShipmentRuleInput) => checkShipment({ ...valid, ...change }, places);
/** As `pointer code`. */
const told = (violations: RuleViolation[]) =>
  violations.map(({ pointer, code }) => `${pointer} ${code}`);

it('finds nothing wrong with a whole shipment', () => {
  expect(check({})).toEqual([]);
  expect(check({ receiver: abroad })).toEqual([]);
});

it.each([
  [{ city: 'dubai' }, ['/receiver/city unknown_city']],
  [{ state: 'RD' }, ['/receiver/state city_not_in_region']],
  [{ building_no: '' }, ['/receiver/building_no required']],
  [{ postal_code: null }, ['/receiver/postal_code required']],
  [{ street_name: '  ' }, ['/receiver/street_name required']],
  [{ building_no: '82' }, ['/receiver/building_no invalid_format']],
  [{ postal_code: '234311' }, ['/receiver/postal_code invalid_format']],
  [{ additional_number: 'x' }, ['/receiver/additional_number invalid_format']],
  [{ short_address: 'RRR2929' }, ['/receiver/short_address invalid_format']],
  [{ building_no: '٨٢٢٨', additional_number: '٠٠١٢' }, []],
  [{ street_name: '', building_no: '', postal_code: '', short_address: 'rrrd 2929' }, []],
  [{ phone: '0912345678' }, ['/receiver/phone invalid_phone']],
  [{ phone: 'none' }, ['/receiver/phone not_a_number']],
  [{ phone: '' }, []],
])('a receiver at home with %j: %j', (change, expected) => {
  expect(told(check({ receiver: { ...receiver, ...change } }))).toEqual(expected);
});

it.each([
  [{ street_name: '' }, ['/receiver/street_name required']],
  [{ building_no: undefined }, ['/receiver/building_no required']],
  [{ short_address: 'RRRD2929' }, ['/receiver/short_address not_allowed']],
  [{ postal_code: 'EC1A 1BB' }, []],
  [{ phone: '+97112' }, ['/receiver/phone too_short']],
  [{ country: 'XX' }, ['/receiver/country invalid_country', '/receiver/phone invalid_country']],
])('a receiver abroad with %j: %j', (change, expected) => {
  expect(told(check({ receiver: { ...abroad, ...change } }))).toEqual(expected);
});

it('a receiver is told the region of the city', () => {
  const [violation] = check({ receiver: { ...receiver, state: 'RD' } });
  expect(violation?.params).toEqual({ allowed: ['MQ'] });
});

it('a sender is asked about the money only where there is money to collect', () => {
  const asked = (payment_type: string, collecting_money?: boolean) => {
    const sender = { amount_to_collect: { amount: 0 }, collecting_money };
    const courier = { requiredSenderFields: ['collecting_money'], servedDays: ['sunday'] };
    return told(checkCourierDemands({ ...valid, payment_type, sender }, courier));
  };
  expect(asked('prepaid')).toEqual([]);
  expect(asked('cash_on_delivery')).toEqual(['/sender/collecting_money required']);
  expect(asked('cash_on_delivery', false)).toEqual([]);
});

it.each<[ShipmentRuleInput['sender'], string[]]>([
  [{ ...sender, city: 'jeddah' }, []],
  [{ ...sender, city: 'atlantis' }, ['/sender/city unknown_city']],
  [{ country: 'AE', city: 'atlantis' }, []],
  [{ country: 'ZZ', city: 'jeddah' }, ['/sender/country invalid_country']],
  [{ ...sender, contact_number: '12' }, ['/sender/contact_number too_short']],
  [{ ...sender, backup_phone: 'x' }, ['/sender/backup_phone not_a_number']],
])('a sender with known places and whole phone numbers: %j', (sender, expected) => {
  expect(told(check({ sender }))).toEqual(expected);
});

it.each([
  ['cash_on_delivery', undefined, ['required']],
  ['cash_on_delivery', null, ['required']],
  ['cash_on_delivery', {}, ['required']],
  ['cash_on_delivery', { amount: 1 }, []],
  ['prepaid', undefined, []],
  ['prepaid', { amount: 0 }, []],
  ['prepaid', { amount: 1 }, ['not_allowed']],
  [undefined, { amount: 1 }, []],
])('a sender %s with %j to collect: %j', (payment_type, amount_to_collect, codes) => {
  expect(told(check({ payment_type, sender: { ...sender, amount_to_collect } }))).toEqual(
    codes.map((code) => `/sender/amount_to_collect ${code}`),
  );
});

it('needs what the courier asks for, on a day that it serves', () => {
  const demanded = (change: ShipmentRuleInput) =>
    checkCourierDemands({ ...valid, ...change }, demands);
  expect(told(demanded({ sender: {} }))).toEqual([
    '/sender/contact_name required',
    '/sender/contact_number required',
  ]);
  const params = { allowed: ['sunday', 'monday'] };
  expect(demanded({ preferred_delivery_day: 'friday' })).toEqual([
    { pointer: '/preferred_delivery_day', code: 'not_served_day', params },
  ]);
  expect(demanded({ preferred_delivery_day: 'monday' })).toEqual([]);
  expect(demanded({ preferred_delivery_day: 'any' })).toEqual([]);
  expect(demanded({ preferred_delivery_day: undefined })).toEqual([]);
});

const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('SA', 'AE', 'riyadh', 'RD', '٠٥')));
const amount = fc.option(fc.record({ amount: fc.integer() }));
/** Of the fields, any that are given at all. */
const some = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { requiredKeys: [] });
const address = { country: text, state: text, city: text };
const form = some({
  payment_type: fc.constantFrom('prepaid', 'cash_on_delivery', ''),
  preferred_delivery_day: text,
  receiver: some({ ...address, building_no: text, short_address: text, phone: text }),
  sender: some({ contact_name: text, contact_number: text, amount_to_collect: amount }),
});
itForAll('takes any half-filled form, and names each field at most once', [form], (shipment) => {
  const violations = [
    ...checkShipment(shipment, places),
    ...checkCourierDemands(shipment, demands),
  ];
  const pointers = violations.map(({ pointer }) => pointer);
  expect(new Set(pointers).size).toBe(pointers.length);
});
