import { leavePaymentMethod } from '../auto-top-ups/store.ts';
import { withPaymentProblems } from '../top-ups/payment-problems.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { toPaymentMethod } from './mapper.ts';
import { findPaymentMethod, listPaymentMethods, removePaymentMethod } from './store.ts';

export const paymentMethodsHandlers = {
  async listPaymentMethods(_request, { account, db, now }) {
    const methods = await listPaymentMethods(db.kysely, account.id);
    return { status: 200, body: { data: methods.map((each) => toPaymentMethod(each, now)) } };
  },

  async deletePaymentMethod({ path: { payment_method_id: id } }, context) {
    const { account, db, payments } = context;
    const method = await findPaymentMethod(db.kysely, account.id, id);
    if (!method) throw problem(404, 'not_found');
    // First at the provider: what we have forgotten, nobody would delete there any more.
    if (method.provider === payments.name) {
      await withPaymentProblems(context, payments.deleteToken(method.token));
    }
    await db.kysely.transaction().execute(async (tx) => {
      // Before it is left: whoever turns automatic top-up on with it now holds its row.
      await removePaymentMethod(tx, account.id, id);
      await leavePaymentMethod(tx, account.id, id);
    });
    context.note({ subject: { id, label: method.last_four } });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'listPaymentMethods' | 'deletePaymentMethod'>;
