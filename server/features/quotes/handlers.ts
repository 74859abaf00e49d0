import { answerFirst } from '../../db/idempotency.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import { currentBalance } from '../balance/ledger.ts';
import { measuredOf } from '../deliveries/measured.ts';
import { findQuote } from './store.ts';
import { giveQuote } from './give-quote.ts';
import { toQuote } from './mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const quotesHandlers = {
  async createQuote({ body, header }, context) {
    const { account, db, now } = context;
    return answerFirst(db, keyedRequest(context, header, 'createQuote', body), async () => ({
      status: 201,
      body: await giveQuote(db, account.id, body, now),
    }));
  },

  async getQuote({ path }, { account, db, now }) {
    const found = await findQuote(db, account.id, path.quote_id);
    if (!found) throw problem(404, 'not_found');
    const measured = await measuredOf(db, now);
    const balance = await currentBalance(db.kysely, account.id);
    const known = { balance, ratings: found.ratings, measured, now };
    return { status: 200, body: toQuote(found.quote, found.versions, known) };
  },
} satisfies Pick<Handlers, 'createQuote' | 'getQuote'>;
