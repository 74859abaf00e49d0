import { riyadhDay } from '../../domain/calendar.ts';
import { countUpToCap, pageById } from '../../db/pages.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';
import { toApiRequest } from './mapper.ts';
import { requestLines } from './request-csv.ts';
import { matchingRequests } from './store.ts';

export const requestLogHandlers = {
  async listApiRequests({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const list = nameList('api-requests', context, filter);
    const found = matchingRequests(db.kysely, account.id, filter);
    return page(query, list, async (asked: PageRequest<[id: string]>) => {
      const { rows, end } = await pageById(found, asked);
      return { ...(await countUpToCap(db.kysely, found)), data: rows.map(toApiRequest), end };
    });
  },

  async exportApiRequests({ query }, { account, db: { kysely }, locale, now }) {
    const name = `mizan-api-requests-${riyadhDay(now)}.csv`;
    return Promise.resolve({
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body: new StreamedCsv(requestLines(kysely, account.id, query, locale)),
    });
  },
} satisfies Pick<Handlers, 'listApiRequests' | 'exportApiRequests'>;
