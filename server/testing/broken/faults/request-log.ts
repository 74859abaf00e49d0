import { sql } from 'kysely';
import { handlers as right } from '../../../features/handlers.ts';
import { type Faults, inAnswersOf, run } from '../fault.ts';

/** Mistakes in the log of what keys asked for. */
export const requestLogFaults = {
  'log-of-anybody': {
    does: '`listApiRequests` lists the log of whichever account asked last.',
    handlers: {
      async listApiRequests(request, context) {
        const last = sql<{ id: string }>`
          select account_id as id from api_requests order by at desc limit 1`;
        const { rows } = await run(context, last);
        const account = { ...context.account, ...rows[0] };
        return right.listApiRequests(request, { ...context, account });
      },
    },
  },
  'log-without-refusals': {
    does: '`listApiRequests` leaves refused requests out.',
    answer: inAnswersOf('listApiRequests', (list) => {
      const kept = list.data.filter(({ status }) => status < 400);
      list.page.total -= list.data.length - kept.length;
      list.data = kept;
    }),
  },
  'only-reads-are-logged': {
    does: '`listApiRequests` takes every request for a GET.',
    answer: inAnswersOf('listApiRequests', ({ data }) => {
      for (const entry of data) entry.method = 'GET';
    }),
  },
} satisfies Faults;
