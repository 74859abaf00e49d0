import { describe, expect, it } from 'vitest';
import { FAULT_PARAMS, type FaultCode, type FaultParams, type RepairCode } from './codes.ts';
import type { Cells, ImportField } from './import-fields.ts';
import { PLAIN_CONTEXT, readCells } from './read-cells.ts';
import { readLineCells } from './read-line-cells.ts';

const one = (field: ImportField, text: string, other: Cells = {}) =>
  readCells({ ...other, [field]: text }, PLAIN_CONTEXT);

type Right = [ImportField, string, unknown, RepairCode?];
const MOBILE = '+966501234567';
const sar = (amount: number) => ({ amount, currency: 'SAR' });
const grams = (canonical: number, unit = 'kg') => ({ canonical, unit });

const RIGHT: Right[] = [
  ['receiver.phone', '0501234567', MOBILE],
  ['receiver.phone', '٠٥٠١٢٣٤٥٦٧', MOBILE],
  ['receiver.phone', '00966501234567', MOBILE],
  ['receiver.phone', '\u202A+966 50 123 4567\u202C', MOBILE],
  ['receiver.phone', "'0501234567", MOBILE],
  ['receiver.phone', '501234567', MOBILE, 'leading_zero'],
  ['receiver.phone', '501234567.0', MOBILE, 'leading_zero'],
  ['receiver.phone', '112345678', '+966112345678', 'leading_zero'],
  ['receiver.phone', '966501234567', MOBILE, 'country_code'],
  ['receiver.phone', '971501234567', '+971501234567', 'country_code'],
  ['receiver.phone', '5.01234567E+08', MOBILE, 'exponent'],
  ['receiver.phone', '9.66501234567E+11', MOBILE, 'exponent'],
  ['sender.phone_code', '00966', '+966'],
  ['receiver.postal_code', '٢٣٤٣٥', '23435'],
  ['receiver.postal_code', '2343', '02343', 'leading_zero'],
  ['receiver.building_no', '142', '0142', 'leading_zero'],
  ['receiver.building_no', '7142.0', '7142'],
  ['receiver.additional_number', '28', '0028', 'leading_zero'],
  ['receiver.short_address', 'rrrd 2929', 'RRRD2929'],
  ['weight', '1.5', grams(1500)],
  ['weight', '٢٫٥ كجم', grams(2500)],
  ['weight', '500g', grams(500, 'g')],
  ['weight', '1,500 جم', grams(1500, 'g')],
  ['weight', '1,5', grams(1500), 'decimal_comma'],
  ['weight', '0,500 kg', grams(500), 'decimal_comma'],
  ['weight', '2 lb', grams(907, 'lb')],
  ['weight', '1.234,5 ك.ج', grams(1_234_500), 'decimal_comma'],
  ['length', '30', { canonical: 300, unit: 'cm' }],
  ['length', '12 بوصة', { canonical: 305, unit: 'in' }],
  ['length', '300 مم', { canonical: 300, unit: 'mm' }],
  ['price', '149.50', sar(14_950)],
  ['unit_price', '149.50', sar(14_950)],
  ['price', '1,500', sar(150_000)],
  ['price', '1,234.5 ر.س.', sar(123_450)],
  ['price', 'SAR ٢٠', sar(2000)],
  ['price', '20 ﷼', sar(2000)],
  ['price', '$5', { amount: 500, currency: 'USD' }],
  ['price', '149.9000', sar(14_990)],
  ['price', '12,5', sar(1250), 'decimal_comma'],
  ['sender.amount_to_collect', '0.00', undefined],
  ['quantity', '2.0', 2],
  ['quantity', '3 قطع', 3],
  ['payment_type', 'Cash on Delivery (COD)', 'cash_on_delivery'],
  ['payment_type', 'مدى', 'prepaid'],
  ['receiver.address_type', 'منزل', 'residential'],
  ['shipment_type', 'هش', 'fragile'],
  ['shipping_method', 'Drop off', 'drop_off'],
  ['service_type', 'اكسبرس', 'express'],
  ['weight_unit', 'كيلو', 'kg'],
  ['preferred_delivery_time', '3 - 6 pm', '15-18'],
  ['preferred_delivery_time', 'من 9 صباحًا إلى 12 ظهرًا', '09-12'],
  ['preferred_delivery_time', '18:00-21:00', '18-21'],
  ['preferred_delivery_time', 'مساءً', '18-21'],
  ['preferred_delivery_day', 'الأحد', 'sunday'],
  ['preferred_delivery_day', 'Thu', 'thursday'],
  ['preferred_delivery_day', 'أيّ يوم', 'any'],
  ['preferred_delivery_day', '2026-01-04', 'sunday', 'weekday_of_date'],
  ['preferred_delivery_day', '2026-01-04T09:00:00', 'sunday', 'weekday_of_date'],
  ['preferred_delivery_day', '25/12/2026', 'friday', 'weekday_of_date'],
  ['preferred_delivery_day', '12/25/26', 'friday', 'weekday_of_date'],
  ['preferred_delivery_day', '٠٤/٠٤/٢٠٢٦', 'saturday', 'weekday_of_date'],
  ['sender.collecting_money', 'نعم', true],
  ['receiver.country', 'السعودية', 'SA'],
  ['receiver.country', 'U.A.E', 'AE'],
  ['receiver.country', 'الأردن', 'JO'],
  ['receiver.full_name', ' نورة\tالقحطاني ', 'نورة القحطاني'],
  ['receiver.full_name', '\u202Bنورة\u202C', 'نورة', 'invisible_characters'],
  ['receiver.street_name', 'شارع العليا\nحي الورود', 'شارع العليا، حي الورود', 'line_breaks'],
  ['note', 'سطر\r\nسطر', 'سطر\nسطر'],
  ['reference_id', '1.23456789012E+11', '123456789012', 'exponent'],
  ['reference_id', '1E5', '1E5'],
  ['sku', '-', undefined],
];

describe('reads', () => {
  it.each(RIGHT)('%s "%s" as %j', (field, text, value, repair) => {
    const { values, faults, repairs } = one(field, text);
    expect(faults).toEqual([]);
    expect(values[field]).toEqual(value);
    expect(repairs.map(({ code }) => code)).toEqual(repair ? [repair] : []);
  });

  it('what was mended reads to the same without being mended', () => {
    const mended = RIGHT.filter(([, , , repair]) => repair);
    for (const [field, text, value] of mended) {
      const [repair] = one(field, text).repairs;
      const again = one(field, repair?.to ?? '');
      expect(again).toMatchObject({ values: { [field]: value }, faults: [], repairs: [] });
    }
  });
});

const CITIES: [string, string][] = [
  ['الرياض', 'riyadh'],
  ['Ar Riyadh', 'riyadh'],
  ['مدينة الرياض', 'riyadh'],
  ['Riyadh, Saudi Arabia', 'riyadh'],
  ['الرياض - حي النخيل', 'riyadh'],
  ['جده', 'jeddah'],
  ['JEDDAH', 'jeddah'],
  ['مكه المكرمه', 'makkah'],
  ['Mecca', 'makkah'],
  ['المدينة', 'madinah'],
  ['Al-Madinah Al-Munawwarah', 'madinah'],
  ['خبر', 'khobar'],
  ['Alkhobar', 'khobar'],
  ["Ta'if", 'taif'],
  ['ابها', 'abha'],
  ['Khamis Mushayt', 'khamis_mushait'],
  ['al_bahah', 'al_bahah'],
  ['جيزان', 'jazan'],
];

it.each(CITIES)('the city "%s" is %s', (text, code) => {
  const { values, faults } = one('receiver.city', text);
  expect(faults).toEqual([]);
  expect(values['receiver.city']).toMatchObject({ code });
});

type Wrong = [ImportField, string, FaultCode, FaultParams?];
const WRONG: Wrong[] = [
  ['receiver.phone', '5.01E+08', 'digits_lost'],
  ['receiver.phone', '05012', 'invalid_phone', { reason: 'too_short' }],
  ['receiver.phone', 'x', 'invalid_phone', { reason: 'not_a_number' }],
  ['receiver.city', 'Riyadth', 'unknown_city', { nearest: ['riyadh'] }],
  ['receiver.city', 'جدة / الرياض', 'unknown_city', { nearest: ['jeddah', 'riyadh'] }],
  ['receiver.city', 'رياض الخبراء', 'unknown_city'],
  ['receiver.city', 'Hafr Al Batin', 'unknown_city', { nearest: [] }],
  ['receiver.country', 'Sudi Arabia', 'unknown_country', { nearest: ['SA'] }],
  ['weight', '1,500', 'ambiguous_number', { readings: ['1.500', '1500'] }],
  ['weight', '3 oz', 'unknown_unit', { allowed: ['kg', 'g', 'lb'] }],
  ['weight', '0.0001', 'not_positive'],
  ['weight', 'x', 'not_a_number'],
  ['weight', '9'.repeat(400), 'not_a_number'],
  ['price', '12.3456', 'too_precise'],
  ['price', '12.345', 'ambiguous_number', { readings: ['12.345', '12345'] }],
  ['price', '5 JPY', 'unknown_currency'],
  ['price', '20 SAR 30', 'not_an_amount'],
  ['price', '0', 'not_positive'],
  ['unit_price', '0', 'not_positive'],
  ['quantity', '1.5', 'not_whole'],
  ['pieces', '2026-01-02', 'became_date'],
  ['receiver.building_no', '2-Jan', 'became_date'],
  ['receiver.full_name', '#NAME?', 'formula_error'],
  ['product_name', '=1+1', 'formula_like'],
  ['note', '＝cmd', 'formula_like'],
  ['payment_type', 'gold', 'unknown_value', { allowed: ['prepaid', 'cash_on_delivery'] }],
  ['preferred_delivery_time', '9-12 Sep', 'unknown_value'],
  ['preferred_delivery_time', '10-13', 'unknown_value'],
  ['preferred_delivery_day', '05/01/2026', 'ambiguous_date'],
  ['preferred_delivery_day', '29/02/2026', 'not_a_day'],
  ['preferred_delivery_day', 'tomorrow', 'not_a_day'],
  ['sender.collecting_money', 'perhaps', 'unknown_value', { allowed: ['yes', 'no'] }],
];

describe('does not guess', () => {
  it.each(WRONG)('%s "%s": %s', (field, text, code, params) => {
    const { values, faults } = one(field, text);
    expect(faults).toMatchObject([{ field, code, ...(params && { params }) }]);
    expect(values[field]).toBeUndefined();
  });

  it('each fault has the parameters that are promised', () => {
    const rows: Cells[] = [{ reference_id: 'SAMPLE ORDER' }, { reference_id: '7', sku: 'A' }];
    const faults = [
      ...WRONG.flatMap(([field, text]) => one(field, text).faults),
      ...rows.flatMap((cells) => readCells(cells, PLAIN_CONTEXT).faults),
      ...readCells({}, PLAIN_CONTEXT, 'AC').faults,
      ...readLineCells({ note: 'x' }, {}, PLAIN_CONTEXT).faults,
    ];
    for (const { code, params } of faults) expect(Object.keys(params)).toEqual(FAULT_PARAMS[code]);
    expect([...new Set(faults.map(({ code }) => code))].sort()).toEqual(
      Object.keys(FAULT_PARAMS).sort(),
    );
  });
});

it('the country decides how its phones, cities and numbers are read', () => {
  const abroad: Cells = {
    'receiver.country': 'الإمارات',
    'receiver.phone': '0501234567',
    'receiver.city': 'دبي',
    'receiver.state': 'دبي',
    'receiver.building_no': '12',
  };
  expect(readCells(abroad, PLAIN_CONTEXT)).toMatchObject({
    values: {
      'receiver.country': 'AE',
      'receiver.phone': '+971501234567',
      'receiver.city': 'دبي',
      'receiver.state': 'دبي',
      'receiver.building_no': '12',
    },
    faults: [],
    repairs: [],
  });
});

it('the region follows from the city, and another one is told', () => {
  const cells = (state: string): Cells => ({ 'receiver.city': 'جدة', 'receiver.state': state });
  const told = readCells(cells('منطقة الرياض'), PLAIN_CONTEXT);
  expect(told.values['receiver.state']).toBe('MQ');
  expect(told.repairs).toMatchObject([{ code: 'state_from_city', to: 'MQ' }]);
  for (const state of ['مكة المكرمة', 'Makkah Region', 'SA-02', 'MQ']) {
    expect(readCells(cells(state), PLAIN_CONTEXT).repairs).toEqual([]);
  }
});

it('the unit of a cell comes before that of its row, of the heading and of the contract', () => {
  const heading = { ...PLAIN_CONTEXT, weightUnits: { weight: 'g' } } as const;
  const weight = (cells: Cells) => readCells(cells, heading).values.weight?.canonical;
  expect(weight({ weight: '2' })).toBe(2);
  expect(weight({ weight: '2', weight_unit: 'lb' })).toBe(907);
  expect(weight({ weight: '2 kg', weight_unit: 'lb' })).toBe(2000);
});

it('the order of day and month decides an open date', () => {
  const day = (dateOrder: 'day_first' | 'month_first') =>
    readCells({ preferred_delivery_day: '05/01/2026' }, { ...PLAIN_CONTEXT, dateOrder }).values
      .preferred_delivery_day;
  expect([day('day_first'), day('month_first')]).toEqual(['monday', 'friday']);
});
