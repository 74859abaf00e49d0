import type { Tx } from '../../db/database.ts';
import { isCardExpired } from '../../domain/auto-top-up.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { getAccount, reachOf } from '../accounts/store.ts';
import { requireConfirmed } from '../auth/require-confirmed.ts';
import { holdPaymentMethod, listPaymentMethods } from '../payment-methods/store.ts';
import { changesOf } from './changes.ts';
import { checkSettings, type FillSettings } from './check-settings.ts';
import { toAutoTopUp } from './mapper.ts';
import {
  type AutoTopUp,
  findAutoTopUp,
  lockAutoTopUp,
  saveAutoTopUp,
  takenToday,
  updateAutoTopUp,
} from './store.ts';

export const autoTopUpsHandlers = {
  async getAutoTopUp(_request, context) {
    const row = await findAutoTopUp(context.db.kysely, context.account.id);
    return { status: 200, body: toAutoTopUp(row, await around(context)) };
  },

  async updateAutoTopUp({ body }, context) {
    const { account, db } = context;
    if (body.enabled) requireConfirmed(context);
    const settings = body.enabled ? checkSettings(body) : null;
    const { before, after } = await db.kysely.transaction().execute(async (tx) => {
      const before = await lockAutoTopUp(tx, account.id);
      if (settings) await turnOn(tx, context, settings);
      else await updateAutoTopUp(tx, account.id, { enabled: false });
      return { before, after: await findAutoTopUp(tx, account.id) };
    });
    context.note({ changes: changesOf(before, after) });
    if (after?.enabled === true) await tellOwner(context, after);
    return { status: 200, body: toAutoTopUp(after, await around(context)) };
  },
} satisfies Pick<Handlers, 'getAutoTopUp' | 'updateAutoTopUp'>;

/** What is shown beside the settings. */
async function around({ account, db, payments, now }: SignedInContext) {
  const methods = await listPaymentMethods(db.kysely, account.id);
  return {
    available: payments.savesCards || methods.length > 0,
    today: await takenToday(db.kysely, account.id, now),
  };
}

async function turnOn(
  tx: Tx,
  { account, payments, now }: SignedInContext,
  settings: FillSettings,
): Promise<void> {
  const method = await holdPaymentMethod(tx, account.id, settings.payment_method_id);
  if (method?.provider !== payments.name) {
    throw invalidFields([{ pointer: '/payment_method_id', code: 'not_allowed' }]);
  }
  if (isCardExpired(method.expires, now)) throw problem(409, 'payment_method_expired');
  await saveAutoTopUp(tx, {
    ...{ account_id: account.id, enabled: true, ...settings, since: now, next_at: now },
    ...{ stopped_reason: null, stopped_at: null, told_at: null },
  });
}

/** Tells the owner, so that nobody with a stolen session charges the card unnoticed. */
async function tellOwner(
  { account, db, messages }: SignedInContext,
  { threshold, amount, daily_cap }: AutoTopUp,
): Promise<void> {
  const reach = reachOf(await getAccount(db.kysely, account.id));
  messages.send({ kind: 'auto_top_up_on', threshold, amount, dailyCap: daily_cap, ...reach });
}
