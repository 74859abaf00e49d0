import { reportUnit } from '../../../../common/report-units.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Figure, ReportContent } from '../../../domain/reports/reports.ts';
import type { Locale } from '../../../reference/locale.ts';
import { REPORT_NAMES } from '../../../reference/report-names.ts';
import type { WrittenCell } from '../../../table-files/written-cell.ts';
import { figureHeading, figureName, unitName, valueCell } from './figure-cell.ts';
import type { Values } from '../read-report.ts';

type Wire = components['schemas'];

/** A part of a report as a table of a file. */
export interface WrittenPart {
  part: Wire['ReportPart'];
  name: string;
  headings: string[];
  rows: WrittenCell[][];
}

const WORDS = {
  figures: { ar: 'المؤشرات', en: 'Figures' },
  course: { ar: 'التغيّر بمرور الوقت', en: 'Over time' },
  figure: { ar: 'المؤشر', en: 'Figure' },
  unit: { ar: 'الوحدة', en: 'Unit' },
  value: { ar: 'القيمة', en: 'Value' },
  before: { ar: 'الفترة السابقة', en: 'Period before' },
  from: { ar: 'من', en: 'From' },
  phone: { ar: 'رقم الهاتف', en: 'Phone' },
} as const;

/** The parts of a report that have anything in them. */
export function writtenParts(
  report: Wire['Report'],
  content: ReportContent,
  locale: Locale,
): WrittenPart[] {
  const figures = figuresPart(report, content.figures, locale);
  const hasFigures = figures.rows.length > 0 && isAnything(report);
  const tables = report.tables.map((table) => {
    const declared = content.tables.find(({ by }) => by === table.by);
    return tablePart(table, declared?.figures ?? [], report, locale);
  });
  return [
    ...(hasFigures ? [figures] : []),
    ...(report.series.some(({ values }) => hasValue(values))
      ? [coursePart(report, content.series, locale)]
      : []),
    ...tables.filter(({ rows }) => rows.length > 0),
  ];
}

/** Whether a report shows anything: a figure that is not 0, or a row. */
export function isAnything({ figures, previous, tables }: Wire['Report']): boolean {
  return hasValue(figures) || hasValue(previous) || tables.some(({ rows }) => rows.length > 0);
}

const hasValue = (values: Values = {}) => Object.values(values).some((value) => value !== 0);

function figuresPart(
  { figures: values, previous }: Wire['Report'],
  figures: readonly Figure[],
  locale: Locale,
): WrittenPart {
  return {
    part: 'figures',
    name: WORDS.figures[locale],
    headings: (['figure', 'unit', 'value', ...(previous ? ['before' as const] : [])] as const).map(
      (word) => WORDS[word][locale],
    ),
    rows: figures
      .filter((figure) => values[figure] !== undefined || previous?.[figure] !== undefined)
      .map((figure) => [
        figureName(figure, locale),
        unitName(reportUnit(figure), locale),
        cellOf(values, figure),
        ...(previous ? [cellOf(previous, figure)] : []),
      ]),
  };
}

function coursePart(
  { series }: Wire['Report'],
  figures: readonly Figure[],
  locale: Locale,
): WrittenPart {
  return {
    part: 'course',
    name: WORDS.course[locale],
    headings: [WORDS.from[locale], ...figures.map((figure) => figureHeading(figure, locale))],
    rows: series.map(({ from, values }) => [
      from,
      ...figures.map((figure) => cellOf(values, figure)),
    ]),
  };
}

function tablePart(
  { by, rows }: Wire['ReportTable'],
  figures: readonly Figure[],
  { previous }: Wire['Report'],
  locale: Locale,
): WrittenPart {
  const name = REPORT_NAMES.report_dimension[by][locale];
  const isOfClients = by === 'client';
  return {
    part: by,
    name,
    headings: [
      name,
      ...(isOfClients ? [WORDS.phone[locale]] : []),
      ...figures.flatMap((figure) => {
        const heading = figureHeading(figure, locale);
        return previous ? [heading, `${heading} – ${WORDS.before[locale]}`] : [heading];
      }),
    ],
    rows: rows.map(({ key, name: named, label, phone, values, previous: before = {} }) => [
      named?.[locale] ?? label ?? (isOfClients ? '' : key),
      ...(isOfClients ? [phone] : []),
      ...figures.flatMap((figure) => {
        const cell = cellOf(values, figure);
        return previous ? [cell, cellOf(before, figure)] : [cell];
      }),
    ]),
  };
}

function cellOf(values: Values, figure: Figure): WrittenCell {
  const value = values[figure];
  return value === undefined ? undefined : valueCell(reportUnit(figure), value);
}
