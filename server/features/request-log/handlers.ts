import { riyadhDay } from '../../domain/calendar.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';
import { toApiRequest } from './mapper.ts';
import { requestLines } from './request-csv.ts';
import { apiRequestPage, countApiRequests } from './store.ts';

export const requestLogHandlers = {
  async listApiRequests({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const list = nameList('api-requests', context, filter);
    return page(query, list, async ({ after, limit }: PageRequest<[id: string]>) => {
      const asked = { filter, direction: 'desc', after: after?.[0] ?? null, limit } as const;
      const { rows, isLast } = await apiRequestPage(db.kysely, account.id, asked);
      const last = rows.at(-1);
      return {
        ...(await countApiRequests(db.kysely, account.id, filter)),
        data: rows.map(toApiRequest),
        end: last && !isLast ? [last.id] : null,
      };
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
