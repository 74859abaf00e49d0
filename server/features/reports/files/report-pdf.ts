import { reportUnit } from '../../../../common/report-units.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { addDays, riyadhDay } from '../../../domain/calendar.ts';
import { contentOf, type Figure, type ReportContent } from '../../../domain/reports/reports.ts';
import { renderReport } from '../../../pdf/render-report.ts';
import type { ReportCourse, ReportTablePart } from '../../../pdf/report-content.ts';
import { dayText } from '../../../reference/document-line.ts';
import type { Locale } from '../../../reference/locale.ts';
import { REPORT_NAMES } from '../../../reference/report-names.ts';
import { getAccount } from '../../accounts/store.ts';
import { filterFacts } from './filter-facts.ts';
import type { ReportFilter } from '../judge-query.ts';
import type { Values } from '../read-report.ts';
import { figureName, unitName, valueText } from './figure-cell.ts';
import { isAnything } from './report-parts.ts';

type Wire = components['schemas'];

const WORDS = {
  period: { ar: 'الفترة', en: 'Period' },
  before: { ar: 'مقارنة بالفترة', en: 'Compared with' },
  asOf: { ar: 'حتى', en: 'As of' },
  more: { ar: 'صفوف أخرى لا تظهر هنا', en: 'More rows, not shown' },
} as const;

/** A report as a PDF; undefined when there is nothing in the period. */
export async function reportPdf(
  db: Queryable,
  accountId: string,
  report: Wire['Report'],
  filter: ReportFilter,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Uint8Array | undefined> {
  if (!isAnything(report)) return undefined;
  const content = contentOf(report.report, filter.client !== undefined);
  const { company_name, first_name, last_name } = await getAccount(db, accountId);
  const { from, to, compared_from, compared_to, figures, previous, tables } = report;
  return renderReport({
    language: locale,
    title: REPORT_NAMES.report[report.report][locale],
    name: company_name ?? `${first_name} ${last_name}`,
    facts: [
      { name: WORDS.period[locale], value: daysText(from, to, locale) },
      ...(compared_from && compared_to
        ? [{ name: WORDS.before[locale], value: daysText(compared_from, compared_to, locale) }]
        : []),
      ...(await filterFacts(db, accountId, filter, locale)),
      { name: WORDS.asOf[locale], value: dayText(riyadhDay(now), locale) },
    ],
    figures: content.figures
      .filter((figure) => figures[figure] !== undefined)
      .map((figure) => ({
        name: figureName(figure, locale),
        value: textOf(figures, figure),
        unit: unitName(reportUnit(figure), locale),
        before: previous ? textOf(previous, figure) : '',
      })),
    ...courseOf(report, content, locale),
    tables: tables
      .filter(({ rows }) => rows.length > 0)
      .map((table) => printedTable(table, content, locale)),
  });
}

/** The days of a period: `1 October 2026 – 31 October 2026`. */
export function daysText(from: string, to: string, locale: Locale): string {
  const last = addDays(to, -1);
  if (last === from) return dayText(from, locale);
  return `${dayText(from, locale)} – ${dayText(last, locale)}`;
}

function textOf(values: Values, figure: Figure): string {
  const value = values[figure];
  return value === undefined ? '' : valueText(reportUnit(figure), value);
}

/** The course of the first figure that has one. */
function courseOf(
  { series }: Wire['Report'],
  { series: [measure] }: ReportContent,
  locale: Locale,
): { course?: ReportCourse } {
  const values = measure ? series.map((point) => point.values[measure] ?? 0) : [];
  const highest = Math.max(0, ...values);
  const [first, last] = [series[0], series.at(-1)];
  if (!measure || !first || !last || highest === 0) return {};
  const unit = reportUnit(measure);
  return {
    course: {
      name: figureName(measure, locale),
      bars: values.map((value) => value / highest),
      highest: `${valueText(unit, highest)} ${unitName(unit, locale)}`.trim(),
      first: dayText(first.from, locale),
      last: dayText(last.from, locale),
    },
  };
}

function printedTable(
  { by, rows, more }: Wire['ReportTable'],
  content: ReportContent,
  locale: Locale,
): ReportTablePart {
  const figures = content.tables.find((table) => table.by === by)?.figures ?? [];
  const name = REPORT_NAMES.report_dimension[by][locale];
  return {
    name,
    by: name,
    columns: figures.map((figure) => ({
      name: figureName(figure, locale),
      unit: unitName(reportUnit(figure), locale),
    })),
    rows: rows.map(({ key, name: named, label, phone, values }) => ({
      name: named?.[locale] ?? label ?? phone ?? key,
      detail: label === undefined ? '' : (phone ?? ''),
      cells: figures.map((figure) => textOf(values, figure)),
    })),
    more: more > 0 ? `${WORDS.more[locale]}: ${more}` : '',
  };
}
