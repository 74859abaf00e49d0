import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { readClientNames } from './clients-store.ts';
import { figureOf } from './figure-of.ts';
import { judgeQuery } from './judge-query.ts';
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

  async listReportRows({ path: { report }, query }, context) {
    const { account, db, now } = context;
    requireCompany(account);
    const filter = await judgeQuery(db.kysely, account.id, report, query);
    const figure = figureOf(query, filter);
    const phone = filter.client?.phone ?? (await phoneOf(context, figure.client));
    const { limit: _limit, cursor: _cursor, ...sought } = query;
    const list = nameList(`report ${report}`, context, sought);
    let totals = { rows: 0 };
    const { from, to } = query;
    const answer = await page(query, list, async (asked: PageRequest<[id: string]>) => {
      const wanted = { accountId: account.id, figure, from, to, phone, now };
      const found = await readReportRows(db.kysely, wanted, asked);
      totals = found.totals;
      const { end, total, isCapped } = found;
      return { data: found.rows.map((row) => toReportRow(row, figure)), end, total, isCapped };
    });
    return { ...answer, body: { ...answer.body, totals } };
  },
} satisfies Pick<Handlers, 'getReport' | 'listReportRows'>;

/** @throws ProblemError 400 for a client that the account does not have. */
async function phoneOf(
  { account, db }: Parameters<Handlers['listReportRows']>[1],
  client: number | undefined,
): Promise<string | undefined> {
  if (client === undefined) return undefined;
  const [named] = await readClientNames(db.kysely, account.id, [client]);
  if (named) return named.phone;
  throw problem(400, 'validation_failed', {
    errors: [{ pointer: '/query/key', code: 'invalid_value' }],
  });
}
