import { expect, it } from 'vitest';
import { ReportMeasure } from '../../api/generated/model/report-measure.ts';
import { ReportName } from '../../api/generated/model/report-name.ts';
import { reportAddress } from '../../../common/report-paths.ts';
import { readReport } from './address/report-address.ts';
import arabic from './messages.ar.json' with { type: 'json' };
import english from './messages.en.json' with { type: 'json' };
import { declarationOf, otherReports, readView, reportAt, views } from './declared/reports.ts';
import { changeOf } from './frame/change.ts';
import { partsOfMinutes } from './frame/minutes.ts';
import { shownGroups } from './frame/shown-groups.ts';
import { reportRowUnit, reportUnit } from '../../../common/report-units.ts';
import { addsUp, toneOf } from './measures.ts';

it.each([
  ['orders', 'count'],
  ['cost', 'amount'],
  ['cost_per_order', 'amount'],
  ['success_rate', 'share'],
  ['attempts_per_delivery', 'hundredths'],
  ['weight', 'grams'],
  ['minutes_to_label', 'minutes'],
] as const)('%s is in the unit %s', (measure, unit) => {
  expect(reportUnit(measure)).toBe(unit);
});

it('amounts are what the contract says is in halalas', async () => {
  const { default: bundle } = await import('../../../openapi/generated/openapi.json', {
    with: { type: 'json' },
  });
  const values = bundle.components.schemas.ReportValues.properties as Record<
    string,
    { $ref: string }
  >;
  const unitNames: Record<string, string> = {
    ReportCount: 'count',
    ReportAmount: 'amount',
    ReportShare: 'share',
    ReportHundredths: 'hundredths',
    ReportGrams: 'grams',
    ReportMinutes: 'minutes',
  };
  for (const measure of Object.values(ReportMeasure)) {
    const schema = values[measure]?.$ref.split('/').at(-1) ?? '';
    expect([measure, reportUnit(measure)]).toEqual([measure, unitNames[schema]]);
  }
});

it.each(['ar', 'en'] as const)('names are those of the contract in %s', async (locale) => {
  const { default: bundle } = await import('../../../openapi/generated/openapi.json', {
    with: { type: 'json' },
  });
  const messages: Record<string, string> = locale === 'ar' ? arabic : english;
  const sets = bundle.components.examples.Enums.value.data;
  const prefixes = { report: 'title', report_dimension: 'by', report_measure: 'measure' };
  for (const [set, prefix] of Object.entries(prefixes)) {
    const values = sets.find(({ name }) => name === set)?.values ?? [];
    expect(values.length).toBeGreaterThan(10);
    for (const { value, name } of values) {
      expect([value, messages[`reports.${prefix}.${value}`]]).toEqual([value, name[locale]]);
    }
  }
});

it.each(Object.values(ReportName))('the address of %s in e-mails opens it', (name) => {
  const { pathname, searchParams } = new URL(
    reportAddress(name, { from: '2026-10-01', to: '2026-10-31' }),
    'https://mizan.example',
  );
  const view = readView(searchParams.get('view'));
  expect(reportAt(pathname) ?? (view && views[view])).toBe(name);
  expect(readReport(searchParams, '2026-11-27', []).days).toEqual({
    from: '2026-10-01',
    last: '2026-10-31',
  });
});

it('a row of a share counts, and a share does not add up', () => {
  expect(reportRowUnit('success_rate')).toBe('count');
  expect(reportRowUnit('cost_per_order')).toBe('amount');
  expect(addsUp('success_rate')).toBe(false);
  expect(addsUp('clients')).toBe(false);
  expect(addsUp('cost')).toBe(true);
});

it('more deliveries are good, more failed attempts are bad, more orders are neither', () => {
  expect(toneOf('delivered', 1)).toBe('good');
  expect(toneOf('failed_attempts', 1)).toBe('bad');
  expect(toneOf('failed_attempts', -1)).toBe('good');
  expect(toneOf('orders', 1)).toBe('neutral');
  expect(toneOf('delivered', 0)).toBe('neutral');
});

it.each([
  ['count', 433, 396, { by: 37 / 396, as: 'percent' }],
  ['amount', -50, -100, { by: 0.5, as: 'percent' }],
  ['count', 3, 0, undefined],
  ['count', 0, 0, { by: 0, as: 'percent' }],
  ['share', 9736, 9312, { by: 424, as: 'points' }],
  ['share', undefined, 9312, undefined],
] as const)('the change of a %s from %s, before %s', (unit, now, before, change) => {
  expect(changeOf(unit, now, before)).toEqual(change);
});

it.each([
  [59, { unit: 'minutes', first: 59, second: 0 }],
  [60, { unit: 'hours', first: 1, second: 0 }],
  [2879, { unit: 'hours', first: 47, second: 59 }],
  [2880, { unit: 'days', first: 2, second: 0 }],
])('%s minutes are written in two units', (minutes, parts) => {
  expect(partsOfMinutes(minutes)).toEqual(parts);
});

it('a share of nothing keeps its place, and an unknown figure gets one', () => {
  const groups = [{ figures: ['orders', 'success_rate', 'cost'] }] as const;
  expect(shownGroups(groups, { orders: 0, cancelled: 0 })).toEqual([
    { figures: ['orders', 'success_rate', 'cancelled'] },
  ]);
  expect(shownGroups(groups, {})).toEqual([]);
});

it('every report of the contract has an address', () => {
  const others = otherReports.flatMap(({ reports }) => reports.map(([name]): string => name));
  expect([...Object.values<string>(views), ...others].toSorted()).toEqual(
    Object.values<string>(ReportName).toSorted(),
  );
  expect(reportAt('/reports/financial/tax-summary')).toBe('tax_summary');
  expect(reportAt('/reports')).toBeUndefined();
  expect(readView(null)).toBe('couriers');
  expect(readView('toString')).toBeNull();
  expect(declarationOf('tax_summary').name).toBe('tax_summary');
});
