import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPlaces } from './place-rules.ts';
import { checkCourierDemands, checkShipment } from './shipment-rules.ts';
import type { CourierDemands, ShipmentRuleInput } from './shipment-rules.ts';

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

it('finds nothing wrong with a whole shipment', () => {
  expect(check({})).toEqual([]);
  expect(check({ receiver: abroad })).toEqual([]);
});

describe('receiver', () => {
  it.each([
    [{ city: 'dubai' }, [['/receiver/city', 'unknown_city']]],
    [{ state: 'RD' }, [['/receiver/state', 'city_not_in_region', { allowed: ['MQ'] }]]],
    [{ building_no: '' }, [['/receiver/building_no', 'required']]],
    [{ postal_code: null }, [['/receiver/postal_code', 'required']]],
    [{ street_name: '  ' }, [['/receiver/street_name', 'required']]],
    [{ building_no: '82' }, [['/receiver/building_no', 'invalid_format']]],
    [{ postal_code: '234311' }, [['/receiver/postal_code', 'invalid_format']]],
    [{ additional_number: 'x' }, [['/receiver/additional_number', 'invalid_format']]],
    [{ short_address: 'RRR2929' }, [['/receiver/short_address', 'invalid_format']]],
    [{ building_no: '٨٢٢٨', additional_number: '٠٠١٢' }, []],
    [{ street_name: '', building_no: '', postal_code: '', short_address: 'rrrd 2929' }, []],
    [{ phone: '0912345678' }, [['/receiver/phone', 'invalid_phone']]],
    [{ phone: 'none' }, [['/receiver/phone', 'not_a_number']]],
    [{ phone: '1' }, [['/receiver/phone', 'too_short']]],
    [{ phone: '+999123456' }, [['/receiver/phone', 'invalid_country']]],
    [{ phone: '' }, []],
  ])('at home with %j: %j', (change, expected) => {
    expect(check({ receiver: { ...receiver, ...change } })).toEqual(expected.map(toViolation));
  });

  it.each([
    [{ street_name: '' }, [['/receiver/street_name', 'required']]],
    [{ building_no: undefined }, [['/receiver/building_no', 'required']]],
    [{ short_address: 'RRRD2929' }, [['/receiver/short_address', 'not_allowed']]],
    [{ postal_code: 'EC1A 1BB' }, []],
    [{ phone: '+97112' }, [['/receiver/phone', 'too_short']]],
    [
      { country: 'XX' },
      [
        ['/receiver/country', 'invalid_country'],
        ['/receiver/phone', 'invalid_country'],
      ],
    ],
  ])('abroad with %j: %j', (change, expected) => {
    expect(check({ receiver: { ...abroad, ...change } })).toEqual(expected.map(toViolation));
  });
});

describe('sender', () => {
  it('needs what the courier asks for', () => {
    expect(checkCourierDemands({ ...valid, sender: {} }, demands)).toEqual([
      { pointer: '/sender/contact_name', code: 'required' },
      { pointer: '/sender/contact_number', code: 'required' },
    ]);
  });

  it('is asked about the money only where there is money to collect', () => {
    const asked = (payment_type: string, collecting_money?: boolean) => {
      const sender = { amount_to_collect: { amount: 0 }, collecting_money };
      const courier = { requiredSenderFields: ['collecting_money'], servedDays: ['sunday'] };
      return checkCourierDemands({ ...valid, payment_type, sender }, courier);
    };
    expect(asked('prepaid')).toEqual([]);
    expect(asked('cash_on_delivery')).toEqual([
      { pointer: '/sender/collecting_money', code: 'required' },
    ]);
    expect(asked('cash_on_delivery', false)).toEqual([]);
  });

  it('stands in a place that there is', () => {
    expect(check({ sender: { ...sender, city: 'jeddah' } })).toEqual([]);
    expect(check({ sender: { ...sender, city: 'atlantis' } })).toEqual([
      { pointer: '/sender/city', code: 'unknown_city' },
    ]);
    expect(check({ sender: { country: 'AE', city: 'atlantis' } })).toEqual([]);
    expect(check({ sender: { country: 'ZZ', city: 'jeddah' } })).toEqual([
      { pointer: '/sender/country', code: 'invalid_country' },
    ]);
  });

  it('has phones that can be called', () => {
    expect(check({ sender: { ...sender, contact_number: '12', backup_phone: 'x' } })).toEqual([
      { pointer: '/sender/contact_number', code: 'too_short' },
      { pointer: '/sender/backup_phone', code: 'not_a_number' },
    ]);
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
  ])('%s with %j to collect: %j', (payment_type, amount_to_collect, codes) => {
    expect(check({ payment_type, sender: { ...sender, amount_to_collect } })).toEqual(
      codes.map((code) => ({ pointer: '/sender/amount_to_collect', code })),
    );
  });
});

it('refuses a day the courier does not serve', () => {
  const day = (preferred_delivery_day: string | undefined) =>
    checkCourierDemands({ ...valid, preferred_delivery_day }, demands);
  const allowed = ['sunday', 'monday'];
  expect(day('friday')).toEqual([
    { pointer: '/preferred_delivery_day', code: 'not_served_day', params: { allowed } },
  ]);
  expect(day('monday')).toEqual([]);
  expect(day(undefined)).toEqual([]);
});

it('takes any half-filled form, and names each field at most once', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('SA', 'AE', 'riyadh', 'RD', '٠٥')));
  const amount = fc.option(fc.record({ amount: fc.integer() }));
  const form = fc.record(
    {
      payment_type: fc.constantFrom('prepaid', 'cash_on_delivery', ''),
      preferred_delivery_day: text,
      receiver: fc.record(
        {
          country: text,
          state: text,
          city: text,
          building_no: text,
          short_address: text,
          phone: text,
        },
        { requiredKeys: [] },
      ),
      sender: fc.record(
        { contact_name: text, contact_number: text, amount_to_collect: amount },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(form, (shipment) => {
      const violations = [
        ...checkShipment(shipment, places),
        ...checkCourierDemands(shipment, demands),
      ];
      const pointers = violations.map(({ pointer }) => pointer);
      expect(new Set(pointers).size).toBe(pointers.length);
    }),
  );
});

function toViolation([pointer, code, params]: (string | object)[]): object {
  return params ? { pointer, code, params } : { pointer, code };
}
