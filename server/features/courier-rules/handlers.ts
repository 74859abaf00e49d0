import type { Tx } from '../../db/database.ts';
import { type Handlers, type SignedInContext, askedFrom } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { limitReached, lockAccount, tierOf } from '../plans/limits.ts';
import { allowed } from '../plans/plan-limits.ts';
import { checkRules } from './check-rules.ts';
import { chooseForQuote } from './choose-for-quote.ts';
import { showRules } from './mapper.ts';
import { findRules, saveRules } from './store.ts';
import { tryRules } from './try-rules.ts';

export const courierRulesHandlers = {
  async getCourierRules(_request, { account, db: { kysely } }) {
    const list = await findRules(kysely, account.id);
    return { status: 200, body: await showRules(kysely, account.id, list) };
  },

  async updateCourierRules({ body }, context) {
    const { account, db, now } = context;
    const list = await db.kysely.transaction().execute(async (tx) => {
      await lockAccount(tx, account.id);
      const saved = await findRules(tx, account.id);
      if (saved.version !== body.version) throw problem(409, 'courier_rules_changed');
      const rules = await checkRules(tx, body.rules, saved.rules, now);
      await requireRoomFor(tx, context, { before: saved.rules.length, after: rules.length });
      const list = { version: saved.version + 1, rules };
      await saveRules(tx, account.id, list, now);
      return list;
    });
    return { status: 200, body: await showRules(db.kysely, account.id, list) };
  },

  async tryCourierRules({ body }, { account, db, now }) {
    const { rules: saved } = await findRules(db.kysely, account.id);
    const rules = await checkRules(db.kysely, body.rules, saved, now);
    return { status: 200, body: await tryRules(db, account.id, rules, now) };
  },

  async chooseCourier({ body }, { account, db, now }) {
    const asked = { source: askedFrom(account), now };
    const { price, choice } = await chooseForQuote(db, account.id, body, asked);
    return {
      status: 200,
      body: {
        ...(price && { courier_id: price.courierId, service_type: price.serviceType }),
        courier_choice: choice,
      },
    };
  },
} satisfies Pick<
  Handlers,
  'getCourierRules' | 'updateCourierRules' | 'tryCourierRules' | 'chooseCourier'
>;

/**
 * A list that is beyond the limit of the plan may stay as long as it is, or become shorter.
 *
 * @throws ProblemError 409
 */
async function requireRoomFor(
  tx: Tx,
  { account }: SignedInContext,
  { before, after }: { before: number; after: number },
): Promise<void> {
  const tier = await tierOf(tx, account.id);
  if (after > Math.max(before, allowed('courier_rules', tier))) {
    throw limitReached({ limit: 'courier_rules', tier, used: before });
  }
}
