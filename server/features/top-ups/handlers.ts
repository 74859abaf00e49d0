import { hashToken } from '../auth/tokens.ts';
import { ratesOn } from './rates.ts';
import { findPayment, findTopUp, getPayment, type TopUp } from './store.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { topUpCurrencies } from '../../domain/top-up-options.ts';
import { beginTopUp } from './begin-top-up.ts';
import { PaymentProviderError } from '../../ports/payment-provider.ts';
import { retryTopUp } from './retry-top-up.ts';
import { settlePayment } from './settle-payment.ts';
import { toPaymentOutcome, toTopUp } from './mapper.ts';
import type { Handlers, RequestContext } from '../../http/operations.ts';
import { deskOf, withPaymentProblems } from './payment-problems.ts';
import { canBeSaved, checkTopUp, rateOfToday, toOption } from './top-up-choice.ts';
import { listPaymentMethods, MAX_PAYMENT_METHODS } from '../payment-methods/store.ts';
import { problem } from '../../http/problem.ts';

/** Hours for which a payment's reference shows its outcome. */
const REFERENCE_HOURS = 24;

export const topUpsHandlers = {
  async getTopUpOptions(_request, { db, now, payments }) {
    const rates = await ratesOn(db.kysely, riyadhDay(now));
    const options = payments.methods.map((method) =>
      toOption(method, topUpCurrencies(method, rates), canBeSaved(method, payments)),
    );
    const methods = options.filter(({ currencies }) => currencies.length > 0);
    return { status: 200, body: { methods } };
  },

  async createTopUp({ body, header }, context) {
    const { account, db, now, locale, payments } = context;
    const rates = await ratesOn(db.kysely, riyadhDay(now));
    const canSave =
      body.save_payment_method === true &&
      canBeSaved(body.payment_method, payments) &&
      (await listPaymentMethods(db.kysely, account.id)).length < MAX_PAYMENT_METHODS;
    const today = { methods: payments.methods, rates, canSave, ...context.config };
    const { microSar } = checkTopUp(body, today);
    const order = {
      accountId: account.id,
      idempotencyKey: header['Idempotency-Key'],
      order: body,
      microSar,
      locale,
      now,
    };
    const { topUp, payment } = await withPaymentProblems(
      context,
      beginTopUp(deskOf(context), order),
    );
    // The initial state, whatever happened since: a repeated key gets the same answer.
    const { credit, micro_sar } = payment;
    const initial = { status: 'pending', paid_at: null, failure: null, taken_back: 0 } as const;
    const begun = { ...topUp, ...initial, ...unchanged(topUp), credit, micro_sar };
    return { status: 201, body: toTopUp(begun, payment.checkout_url) };
  },

  async getTopUp({ path }, context) {
    const { account, db } = context;
    const topUp = await findTopUp(db.kysely, account.id, path.top_up_id);
    if (topUp === undefined) throw problem(404, 'not_found');
    const fresh = await brought(topUp, context);
    const url =
      fresh.payment_id === null
        ? null
        : (await getPayment(db.kysely, account.id, fresh.payment_id)).checkout_url;
    return { status: 200, body: toTopUp(fresh, url) };
  },

  async retryTopUp({ path, header, body }, context) {
    const { account, db, now, payments } = context;
    const rates = await ratesOn(db.kysely, riyadhDay(now));
    const retry = {
      accountId: account.id,
      idempotencyKey: header['Idempotency-Key'],
      topUpId: path.top_up_id,
      credit: body.credit,
      rateOf: (topUp: TopUp) => rateOfToday(topUp, { methods: payments.methods, rates }),
      now,
    };
    const retried = await withPaymentProblems(context, retryTopUp(deskOf(context), retry));
    if (retried === undefined) throw problem(404, 'not_found');
    return { status: 200, body: toTopUp(retried.topUp, retried.payment?.checkout_url) };
  },

  async getPaymentOutcome({ path }, context) {
    const { db, now } = context;
    const oldest = new Date(now.getTime() - REFERENCE_HOURS * 3_600_000);
    const payment = await findPayment(db.kysely, {
      reference_hash: hashToken(path.payment_reference),
    });
    if (payment === undefined || payment.created_at < oldest) throw problem(404, 'not_found');
    const topUp = await findTopUp(db.kysely, payment.account_id, payment.top_up_id);
    if (topUp === undefined) throw problem(404, 'not_found');
    return { status: 200, body: toPaymentOutcome(await brought(topUp, context)) };
  },
} satisfies Pick<
  Handlers,
  'getTopUpOptions' | 'createTopUp' | 'getTopUp' | 'retryTopUp' | 'getPaymentOutcome'
>;

/** The plan of a top-up as it was before it was paid. */
function unchanged({ plan_outcome }: TopUp): Pick<TopUp, 'plan_outcome'> {
  return { plan_outcome: plan_outcome === null ? null : 'pending' };
}

/** The top-up's current state, or the last known one if the provider cannot be reached. */
async function brought(topUp: TopUp, context: RequestContext): Promise<TopUp> {
  const { db, now, log } = context;
  if (topUp.status !== 'pending' || topUp.payment_id === null) return topUp;
  try {
    const payment = await getPayment(db.kysely, topUp.account_id, topUp.payment_id);
    await settlePayment(deskOf(context), payment, now);
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    log.warn({ err, paymentId: topUp.payment_id }, 'the payment provider could not be asked');
  }
  return (await findTopUp(db.kysely, topUp.account_id, topUp.id)) ?? topUp;
}
