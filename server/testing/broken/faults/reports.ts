import { sql } from 'kysely';
import { newId } from '../../../db/ids.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { type Faults, inAnswersOf, isFor, run } from '../fault.ts';
import { asOwner } from './as-owner.ts';

/** Mistakes in reports, in what needs attention and in today's numbers. */
export const reportFaults = {
  'report-counts-one-more': {
    does: 'Reports show one order more than there are.',
    answer: inAnswersOf('getReport', ({ figures }) => {
      if (figures.orders) figures.orders += 1;
    }),
  },
  'report-without-cancelled': {
    does: '`listReportRows` leaves cancelled shipments out of the orders.',
    handlers: {
      async listReportRows(request, context) {
        const answer = await right.listReportRows(request, context);
        const { data } = answer.body;
        const { rows } = await run<{ id: string }>(
          context,
          sql`select id from shipments where account_id = ${context.account.id}
            and status = 'cancelled'`,
        );
        const cancelled = rows.map(({ id }) => id);
        if (request.query.measure !== 'orders') return answer;
        return {
          ...answer,
          body: { ...answer.body, data: data.filter(({ id }) => !cancelled.includes(id)) },
        };
      },
    },
  },
  'report-rows-of-all-keys': {
    does: '`listReportRows` shows the rows of the whole period, whatever row of a table is asked for.',
    handlers: {
      listReportRows({ query: { by: _by, key: _key, ...query }, ...request }, context) {
        return right.listReportRows({ ...request, query }, context);
      },
    },
  },
  'report-by-client-alone': {
    does: '`getReport` ignores other filters if a client is asked for.',
    input(request) {
      const query = request.query as Record<string, string>;
      if (isFor(request, 'getReport') && 'client' in query) delete query.courier_id;
    },
  },
  'report-for-individuals': {
    does: 'Individual accounts get reports as companies do.',
    handlers: {
      getReport: (request, context) =>
        right.getReport(request, {
          ...context,
          account: { ...context.account, accountType: 'company' },
        }),
    },
  },
  'report-balance-without-charges': {
    does: 'The closing balance of a financial summary ignores what was charged.',
    answer: inAnswersOf('getReport', ({ figures }) => {
      if (figures.closing_balance !== undefined) figures.closing_balance += figures.charged ?? 0;
    }),
  },
  'report-scheduled-again': {
    does: 'Scheduling the same report again adds another one.',
    handlers: {
      async createScheduledReport(request, context) {
        const { frequency } = request.body;
        const day = context.now.toISOString().slice(0, 10);
        const answer = await right.createScheduledReport(request, context);
        const id = newId('srp', context.now);
        await run(
          context,
          sql`insert into scheduled_reports (account_id, id, report, frequency, filters, sent_for, created_at)
            select account_id, ${id}, 'revenue', ${frequency}, filters, ${day}::date, created_at
            from scheduled_reports where account_id = ${context.account.id} and id = ${answer.body.id}
            on conflict do nothing`,
        );
        return answer;
      },
    },
  },
  'report-stopped-by-others': {
    does: 'Any account can stop a scheduled report of which it has the id.',
    handlers: {
      deleteScheduledReport: asOwner('scheduled_reports', right.deleteScheduledReport),
    },
  },
  'attention-snoozed-for-a-day': {
    does: '`snoozeAttention` leaves an item out for one day, however many were asked for.',
    handlers: {
      snoozeAttention: (request, context) =>
        right.snoozeAttention({ ...request, body: { days: 1 } }, context),
    },
  },
  'attention-comes-back': {
    does: 'Items that were marked as done are shown again at once.',
    handlers: {
      async finishAttention(request, context) {
        const answer = await right.finishAttention(request, context);
        const mine = sql`account_id = ${context.account.id}`;
        await run(
          context,
          sql`delete from attention_marks where ${mine} and snoozed_until is null`,
        );
        return answer;
      },
    },
  },
  'today-without-cancelled': {
    does: '`getToday` leaves out the shipments that were booked today and cancelled.',
    handlers: {
      async getToday(request, context) {
        const answer = await right.getToday(request, context);
        const { rows } = await run(
          context,
          sql`select from shipments where account_id = ${context.account.id}
            and status = 'cancelled'`,
        );
        answer.body.booked.today -= rows.length;
        return answer;
      },
    },
  },
} satisfies Faults;
