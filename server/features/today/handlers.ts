import { riyadhDay } from '../../domain/calendar.ts';
import type { Handlers } from '../../http/operations.ts';
import { sar } from '../../http/wire-money.ts';
import { readToday } from './store.ts';

export const todayHandlers = {
  async getToday(_request, { account, db, now }) {
    const row = await readToday(db.kysely, account.id, now);
    return {
      status: 200,
      body: {
        day: riyadhDay(now),
        as_of: now.toISOString(),
        booked: { today: row.booked_today, yesterday: row.booked_yesterday },
        delivered: { today: row.delivered_today, yesterday: row.delivered_yesterday },
        shipping_charges: { today: sar(row.charged_today), yesterday: sar(row.charged_yesterday) },
        cash_collected: {
          today: sar(row.collected_today),
          yesterday: sar(row.collected_yesterday),
        },
      },
    };
  },
} satisfies Pick<Handlers, 'getToday'>;
