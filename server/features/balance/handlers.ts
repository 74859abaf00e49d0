import { getBalance } from './ledger.ts';
import { countTransactions, lastTransaction, transactionPage } from './transactions.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { nameList, openCursor, sealCursor } from '../../http/cursor.ts';
import { toBalance, toTransaction } from './mapper.ts';
import { transactionLines } from './transactions-csv.ts';
import type { Handlers } from '../../http/operations.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';

const DEFAULT_LIMIT = 25;

export const balanceHandlers = {
  async getBalance(_request, { account, db: { kysely } }) {
    const balance = await getBalance(kysely, account.id);
    return { status: 200, body: toBalance(balance, await lastTransaction(kysely, account.id)) };
  },

  async listTransactions({ query }, { account, db: { kysely } }) {
    const { limit = DEFAULT_LIMIT, cursor, sort = '-created_at', ...filter } = query;
    const list = nameList(account.id, sort, filter);
    const [after = null] = (cursor === undefined ? [] : openCursor(cursor, list)) as number[];
    const direction = sort === 'created_at' ? 'asc' : 'desc';
    const page = { filter, direction, after, limit } as const;
    const { rows, isLast } = await transactionPage(kysely, account.id, page);
    const { total, isCapped } = await countTransactions(kysely, account.id, filter);
    const last = rows.at(-1);
    return {
      status: 200,
      body: {
        data: rows.map(toTransaction),
        page: {
          ...(last && !isLast && { next_cursor: sealCursor([last.sequence], list) }),
          total,
          total_is_capped: isCapped,
        },
      },
    };
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
