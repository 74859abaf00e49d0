import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { contentOf } from '../../../domain/reports/reports.ts';
import { problem } from '../../../http/problem.ts';
import type { Locale } from '../../../reference/locale.ts';
import { writeCsv } from '../../../table-files/write-csv.ts';
import { writeXlsx } from '../../../table-files/write-xlsx.ts';
import { readReport, type ReportAsked } from '../read-report.ts';
import { reportPdf } from './report-pdf.ts';
import { writtenParts } from './report-parts.ts';

type Wire = components['schemas'];

export interface FileAsked {
  format: Wire['ReportFormat'];
  part?: Wire['ReportPart'];
}

/**
 * A report as a file.
 *
 * @throws ProblemError 400 for a part that the report does not have, 409 if there is nothing in it.
 */
export async function reportFile(
  db: Queryable,
  accountId: string,
  asked: ReportAsked,
  { format, part }: FileAsked,
  reader: { locale: Locale; now: Date },
): Promise<Uint8Array> {
  const content = contentOf(asked.report, asked.filter.client !== undefined);
  if (format === 'pdf' && part !== undefined) throw refusePart('not_allowed');
  const wanted = part ?? (format === 'csv' ? 'figures' : undefined);
  const known: readonly string[] = [
    'figures',
    ...(content.series.length > 0 ? ['course'] : []),
    ...content.tables.map(({ by }) => by),
  ];
  if (wanted !== undefined && !known.includes(wanted)) throw refusePart('invalid_value');
  const report = await readReport(db, accountId, asked, reader.now);
  if (format === 'pdf') {
    const pdf = await reportPdf(db, accountId, report, asked.filter, reader);
    if (!pdf) throw problem(409, 'nothing_to_download');
    return pdf;
  }
  const parts = writtenParts(report, content, reader.locale).filter(
    (each) => wanted === undefined || each.part === wanted,
  );
  const [first] = parts;
  if (!first) throw problem(409, 'nothing_to_download');
  return format === 'csv'
    ? writeCsv(first.headings, first.rows)
    : writeXlsx({ sheets: parts, rightToLeft: reader.locale === 'ar' });
}

const refusePart = (code: 'invalid_value' | 'not_allowed') =>
  problem(400, 'validation_failed', { errors: [{ pointer: '/query/part', code }] });
