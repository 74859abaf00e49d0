import { reportDivisorUnit, reportRowUnit } from '../../../../common/report-units.ts';
import type { Basis, Measure } from '../../../domain/reports/measures.ts';
import type { Figure } from '../../../domain/reports/reports.ts';
import type { LocalizedText } from '../../../domain/rate-card.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import type { Locale } from '../../../reference/locale.ts';
import { riyadhTime } from '../../../reference/riyadh-time.ts';
import type { WrittenCell } from '../../../table-files/written-cell.ts';
import type { Found } from '../report-rows.ts';
import { figureHeading, valueCell } from './figure-cell.ts';

interface Column {
  heading: LocalizedText;
  /** In letters. */
  width: number;
  cell: (row: Found, locale: Locale) => WrittenCell;
}

const DAY: Column = {
  heading: { ar: 'التاريخ', en: 'Date' },
  width: 12,
  cell: ({ at }) => riyadhTime(at)[0],
};
const WHEN: readonly Column[] = [
  DAY,
  { heading: { ar: 'الوقت', en: 'Time' }, width: 8, cell: ({ at }) => riyadhTime(at)[1] },
];
const SHIPMENT: readonly Column[] = [
  ...WHEN,
  {
    heading: { ar: 'رقم التتبع', en: 'Tracking number' },
    width: 18,
    cell: ({ number }) => number ?? '',
  },
  { heading: { ar: 'المستلم', en: 'Receiver' }, width: 30, cell: ({ label }) => label ?? '' },
  {
    heading: { ar: 'حالة الشحنة', en: 'Status' },
    width: 22,
    cell: ({ status }, locale) => (status ? ENUM_NAMES.tracking_status[status][locale] : ''),
  },
];

/** What a file tells of a row, by what its figure counts. */
const COLUMNS: Readonly<Record<Basis, readonly Column[]>> = {
  shipment: SHIPMENT,
  cash: SHIPMENT,
  movement: [
    ...WHEN,
    {
      heading: { ar: 'النوع', en: 'Kind' },
      width: 26,
      cell: ({ ledger_kind: kind }, locale) => (kind ? ENUM_NAMES.ledger_kind[kind][locale] : ''),
    },
    { heading: { ar: 'معرّف الحركة', en: 'Transaction' }, width: 32, cell: ({ id }) => id },
  ],
  document: [
    ...WHEN,
    { heading: { ar: 'رقم المستند', en: 'Number' }, width: 22, cell: ({ id }) => id },
    {
      heading: { ar: 'النوع', en: 'Kind' },
      width: 16,
      cell: ({ document_kind: kind }, locale) =>
        kind ? ENUM_NAMES.tax_document_kind[kind][locale] : '',
    },
  ],
  order: [
    ...WHEN,
    { heading: { ar: 'رقم الطلب', en: 'Order' }, width: 22, cell: ({ number }) => number ?? '' },
  ],
  client: [
    { heading: { ar: 'العميل', en: 'Client' }, width: 30, cell: ({ label }) => label ?? '' },
    { heading: { ar: 'رقم الهاتف', en: 'Phone' }, width: 18, cell: ({ phone }) => phone ?? '' },
    { ...DAY, heading: { ar: 'أول طلب', en: 'First order' } },
  ],
};

const DIVIDEND = { ar: 'المقسوم', en: 'dividend' } as const;
const DIVISOR = { ar: 'المقسوم عليه', en: 'divisor' } as const;

/** How the rows behind a figure stand in a file: what they are, and what they contribute. */
export function rowTable(name: Figure, measure: Measure, locale: Locale) {
  const unit = reportRowUnit(name);
  const divisor = measure.per && reportDivisorUnit(name);
  const columns = COLUMNS[measure.basis];
  return {
    headings: [
      ...columns.map(({ heading }) => heading[locale]),
      ...(divisor
        ? [
            `${figureHeading(name, locale, unit)} – ${DIVIDEND[locale]}`,
            `${figureHeading(name, locale, divisor)} – ${DIVISOR[locale]}`,
          ]
        : [figureHeading(name, locale, unit)]),
    ],
    widths: [...columns.map(({ width }) => width), 20, ...(divisor ? [20] : [])],
    cells: (row: Found): WrittenCell[] => [
      ...columns.map(({ cell }) => cell(row, locale)),
      valueCell(unit, row.value),
      ...(divisor ? [valueCell(divisor, row.weight)] : []),
    ],
  };
}
