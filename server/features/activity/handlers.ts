import { riyadhDay } from '../../domain/calendar.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';
import { activityLines } from './activity-csv.ts';
import { toActivityEntry } from './mapper.ts';
import { activityPage, countActivity } from './store.ts';

export const activityHandlers = {
  async listActivity({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...filter } = query;
    const list = nameList('activity', context, { sort, ...filter });
    return page(query, list, async ({ after, limit }: PageRequest<[id: string]>) => {
      const direction = sort === 'created_at' ? 'asc' : 'desc';
      const pageQuery = { filter, direction, after: after?.[0] ?? null, limit } as const;
      const { rows, isLast } = await activityPage(db.kysely, account.id, pageQuery);
      const last = rows.at(-1);
      return {
        ...(await countActivity(db.kysely, account.id, filter)),
        data: rows.map((row) => toActivityEntry(row, account.sessionId)),
        end: last && !isLast ? [last.id] : null,
      };
    });
  },

  async downloadActivity({ body }, { account, db: { kysely }, locale, now }) {
    const name = `mizan-activity-${riyadhDay(now)}.csv`;
    return Promise.resolve({
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body: new StreamedCsv(activityLines(kysely, account.id, body, locale)),
    });
  },
} satisfies Pick<Handlers, 'listActivity' | 'downloadActivity'>;
