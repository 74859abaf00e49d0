import { currentBalance } from '../../db/ledger.ts';
import { findQuote } from '../../db/quotes.ts';
import { giveQuote } from '../bookings/give-quote.ts';
import { toQuote } from '../mappers/quote.ts';
import type { Handlers } from '../operations.ts';
import { problem } from '../problem.ts';

export const quotesHandlers = {
  async createQuote({ body }, { account, db, now }) {
    return { status: 201, body: await giveQuote(db, account.id, body, now) };
  },

  async getQuote({ path }, { account, db, now }) {
    const quote = await findQuote(db.kysely, account.id, path.quote_id);
    if (!quote) throw problem(404, 'not_found');
    const balance = await currentBalance(db.kysely, account.id);
    return { status: 200, body: toQuote(quote, balance, now) };
  },
} satisfies Pick<Handlers, 'createQuote' | 'getQuote'>;
