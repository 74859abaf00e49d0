import { type BalanceRow, getBalance } from './balance-read.ts';
import { countTransactions, transactionPage } from './transactions.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { nameList } from '../../http/cursor.ts';
import { toBalance, toTransaction } from './mapper.ts';
import { transactionLines } from './transactions-csv.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';

export const balanceHandlers = {
  async getBalance(_request, { account, db }) {
    const isFound = 'found' in account;
    const balance = isFound
      ? (account.found as BalanceRow)
      : await getBalance(db.kysely, account.id);
    return { status: 200, body: toBalance(balance) };
  },

  async listTransactions({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...filter } = query;
    const list = nameList('transactions', context, { sort, ...filter });
    return page(query, list, async ({ after, limit }: PageRequest<[sequence: number]>) => {
      const direction = sort === 'created_at' ? 'asc' : 'desc';
      const pageQuery = { filter, direction, after: after?.[0] ?? null, limit } as const;
      const { rows, isLast } = await transactionPage(db.kysely, account.id, pageQuery);
      const count = await countTransactions(db.kysely, account.id, filter);
      const last = rows.at(-1);
      return {
        ...count,
        data: rows.map(toTransaction),
        end: last && !isLast ? [last.sequence] : null,
      };
    });
  },

  async downloadTransactions({ body }, { account, db: { kysely }, locale, now }) {
    const name = `mizan-transactions-${riyadhDay(now)}.csv`;
    return Promise.resolve({
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body: new StreamedCsv(transactionLines(kysely, account.id, body, locale)),
    });
  },
} satisfies Pick<Handlers, 'getBalance' | 'listTransactions' | 'downloadTransactions'>;
