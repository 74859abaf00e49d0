import { addDays } from '../../domain/calendar.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import type { ReportName } from '../../domain/reports/reports.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { TableFile } from '../../http/streamed-body.ts';
import { readClientNames } from './clients-store.ts';
import { type FigureAsked, figureOf } from './figure-of.ts';
import { reportFile } from './files/report-file.ts';
import { rowsFile } from './files/rows-file.ts';
import { judgeQuery, type ReportQuery } from './judge-query.ts';
import { readReport } from './read-report.ts';
import { readReportRows, toReportRow } from './report-rows.ts';

export const reportsHandlers = {
  async getReport({ path: { report }, query }, { account, db: { kysely }, now }) {
    requireCompany(account);
    const filter = await judgeQuery(kysely, account.id, report, query);
    const { from, to, compare = false } = query;
    const asked = { report, from, to, compare, filter };
    return { status: 200, body: await readReport(kysely, account.id, asked, now) };
  },

  async downloadReport({ path: { report }, query }, { account, db: { kysely }, locale, now }) {
    requireCompany(account);
    const filter = await judgeQuery(kysely, account.id, report, query);
    const { from, to, compare = false, format, part } = query;
    const asked = { report, from, to, compare, filter };
    const file = { format, ...(part && { part }) };
    return {
      status: 200,
      headers: attachment(report, query),
      body: new TableFile(
        format,
        await reportFile(kysely, account.id, asked, file, { locale, now }),
      ),
    };
  },

  async downloadReportRows({ path: { report }, query }, context) {
    const { format, measure } = query;
    const { wanted } = await judgeRows(report, query, context);
    return {
      status: 200,
      headers: attachment(measure, query),
      body: await rowsFile(context.db.kysely, wanted, { format, measure, locale: context.locale }),
    };
  },

  async listReportRows({ path: { report }, query }, context) {
    const { wanted, figure } = await judgeRows(report, query, context);
    const { limit: _limit, cursor: _cursor, ...sought } = query;
    const list = nameList(`report ${report}`, context, sought);
    let totals = {};
    const answer = await page(query, list, async (asked: PageRequest<string[]>) => {
      const { rows, value, ...found } = await readReportRows(context.db.kysely, wanted, asked);
      totals = { ...(value !== undefined && { value }) };
      return { data: rows.map((row) => toReportRow(row, figure)), ...found };
    });
    return { ...answer, body: { ...answer.body, totals } };
  },
} satisfies Partial<Handlers>;

/**
 * Which rows are asked for.
 *
 * @throws ProblemError 403 for individuals, 400 for a figure that the report does not have.
 */
async function judgeRows(
  report: ReportName,
  query: ReportQuery & FigureAsked,
  context: SignedInContext,
) {
  const { account, db, now } = context;
  requireCompany(account);
  const filter = await judgeQuery(db.kysely, account.id, report, query);
  const figure = figureOf(query, filter);
  const phone = filter.client?.phone ?? (await phoneOf(context, figure.client));
  const { from, to } = query;
  return { figure, wanted: { accountId: account.id, figure, from, to, phone, now } };
}

function attachment(name: string, { format, from, to }: Period & { format: string }) {
  const file = `mizan-${name.replaceAll('_', '-')}-${from}-${addDays(to, -1)}.${format}`;
  return { 'content-disposition': `attachment; filename="${file}"` };
}

/** @throws ProblemError 400 for a client that the account does not have. */
async function phoneOf(
  { account, db }: SignedInContext,
  client: number | undefined,
): Promise<string | undefined> {
  if (client === undefined) return undefined;
  const [named] = await readClientNames(db.kysely, account.id, [client]);
  if (named) return named.phone;
  throw problem(400, 'validation_failed', {
    errors: [{ pointer: '/query/key', code: 'invalid_value' }],
  });
}
