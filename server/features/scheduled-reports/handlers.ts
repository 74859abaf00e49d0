import { newId } from '../../db/ids.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { lastPeriod } from '../../domain/reports/schedule.ts';
import type { Handlers } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { findFilter } from '../reports/judge-query.ts';
import { toScheduledReport } from './mapper.ts';
import { listScheduled, schedule, unschedule } from './store.ts';

export const scheduledReportsHandlers = {
  async listScheduledReports(_request, { account, db }) {
    requireCompany(account);
    const rows = await listScheduled(db.kysely, account.id);
    return { status: 200, body: { data: rows.map(toScheduledReport) } };
  },

  async createScheduledReport({ body }, { account, db, now }) {
    requireCompany(account);
    const { report, frequency, filters = {} } = body;
    const found = await findFilter(db.kysely, account.id, report, filters);
    if ('errors' in found) {
      throw invalidFields(
        found.errors.map((error) => ({ ...error, pointer: `/filters${error.pointer}` })),
      );
    }
    // The period that is under way is the first one to be sent.
    const { from } = lastPeriod(frequency, riyadhDay(now));
    const row = await db.kysely.transaction().execute((tx) =>
      schedule(tx, {
        ...{ account_id: account.id, id: newId('srp', now), report, frequency },
        ...{ filters: JSON.stringify(filters), sent_for: from, created_at: now },
      }),
    );
    if (!row) throw problem(409, 'too_many_saved');
    return { status: 201, body: toScheduledReport(row) };
  },

  async deleteScheduledReport({ path }, { account, db }) {
    const isDeleted = await unschedule(db.kysely, account.id, path.scheduled_report_id);
    if (!isDeleted) throw problem(404, 'not_found');
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
