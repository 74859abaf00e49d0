import { riyadhDay } from '../../domain/calendar.ts';
import { countUpToCap, pageById } from '../../db/pages.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { StreamedCsv } from '../../http/streamed-body.ts';
import { activityLines } from './activity-csv.ts';
import { toActivityEntry } from './mapper.ts';
import { matchingActivity } from './store.ts';

export const activityHandlers = {
  async listActivity({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...filter } = query;
    const list = nameList('activity', context, { sort, ...filter });
    const direction = sort === 'created_at' ? 'asc' : 'desc';
    const found = matchingActivity(db.kysely, account.id, filter);
    return page(query, list, async (asked: PageRequest<[id: string]>) => {
      const { rows, end } = await pageById(found, { ...asked, direction });
      const data = rows.map((row) => toActivityEntry(row, account.sessionId));
      return { ...(await countUpToCap(db.kysely, found)), data, end };
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
