import { currentBalance, getShipmentPosting } from '../../../features/balance/ledger.ts';
import { findQuote } from '../../../features/quotes/store.ts';
import { shipmentCharge, shipmentRefund } from '../../../domain/ledger.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { toQuote } from '../../../features/quotes/mapper.ts';
import { type Faults, inAnswersOf } from '../fault.ts';
import {
  forgetMovements,
  lendUpTo,
  onceBooked,
  postOnce,
  rewritePrices,
  setBalance,
} from './cook-books.ts';

/** Our ledger is append-only. */
const CHANGEABLE_LEDGER = ['ledger_transactions', 'ledger_entries'].map(
  (table) => `alter table ${table} disable trigger append_only`,
);

/** Wrong prices, charges and balances. */
export const moneyFaults = {
  'vat-rounded-down': {
    does: 'VAT is rounded down, in the quote and in the charge.',
    handlers: {
      async createQuote(request, context) {
        const { body } = await right.createQuote(request, context);
        await rewritePrices(context, body.id, ({ vat, ...price }) => {
          const down = Math.floor((price.subtotal.amount * price.vat_rate) / 10_000);
          const total = price.subtotal.amount + down;
          return {
            ...price,
            vat: { ...vat, amount: down },
            total_fee: { ...price.total_fee, amount: total },
            ...(price.cod_price
              ? { cod_price: { ...price.cod_price, amount: total } }
              : { price: { ...price.price, amount: total } }),
          };
        });
        const { db, account, now } = context;
        const kept = await findQuote(db.kysely, account.id, body.id);
        if (!kept) throw new Error(`quote ${body.id} was not kept`);
        const balance = await currentBalance(db.kysely, account.id);
        return { status: 201, body: toQuote(kept, balance, now) };
      },
    },
  },
  'total-not-the-sum': {
    does: 'The total of a quote is one halala more than its parts.',
    handlers: {
      async createQuote(request, context) {
        const answer = await right.createQuote(request, context);
        for (const { total_fee } of answer.body.prices) total_fee.amount += 1;
        return answer;
      },
    },
  },
  'fee-not-in-subtotal': {
    does: 'The cash on delivery fee is listed but left out of the subtotal.',
    handlers: {
      async createQuote(request, context) {
        const answer = await right.createQuote(request, context);
        for (const { subtotal, cod_fee } of answer.body.prices) subtotal.amount -= cod_fee.amount;
        return answer;
      },
    },
  },
  'charged-otherwise-than-quoted': {
    does: 'The charge is one riyal more than the quote.',
    handlers: {
      async createShipment(request, context) {
        await rewritePrices(
          context,
          request.body.quote_id,
          ({ base_fee, subtotal, total_fee, ...price }) => ({
            ...price,
            base_fee: { ...base_fee, amount: base_fee.amount + 100 },
            subtotal: { ...subtotal, amount: subtotal.amount + 100 },
            total_fee: { ...total_fee, amount: total_fee.amount + 100 },
          }),
        );
        return right.createShipment(request, context);
      },
    },
  },
  'charged-twice': {
    does: 'A booking is debited twice.',
    handlers: {
      createShipment: (request, context) =>
        onceBooked(request, context, async ({ id, charge }) => {
          const posting = shipmentCharge({
            subtotal: charge.subtotal.amount,
            vat: charge.vat.amount,
          });
          await postOnce(context, posting, `${id} again`);
        }),
    },
  },
  'movement-missing': {
    does: 'A booking is debited without a movement in the ledger.',
    unguarded: CHANGEABLE_LEDGER,
    handlers: {
      createShipment: (request, context) =>
        onceBooked(request, context, ({ id }) =>
          forgetMovements(context.db, id, 'shipment_charge'),
        ),
    },
  },
  'refunded-twice': {
    does: 'A cancellation refunds the charge twice.',
    handlers: {
      async cancelShipment(request, context) {
        const answer = await right.cancelShipment(request, context);
        const { db, account } = context;
        const charge = await getShipmentPosting(
          db.kysely,
          account.id,
          answer.body.id,
          'shipment_charge',
        );
        await postOnce(context, shipmentRefund(charge), `${answer.body.id} back again`);
        return answer;
      },
    },
  },
  'not-refunded': {
    does: 'A cancellation reports a refund but refunds nothing.',
    unguarded: CHANGEABLE_LEDGER,
    handlers: {
      async cancelShipment(request, context) {
        const before = await currentBalance(context.db.kysely, context.account.id);
        const answer = await right.cancelShipment(request, context);
        await forgetMovements(context.db, answer.body.id, 'shipment_refund');
        await setBalance(context, before);
        return answer;
      },
    },
  },
  'balance-below-zero': {
    does: 'The balance is checked before a booking but not during the debit.',
    unguarded: [
      'alter table balances drop constraint balances_current_check',
      'alter table ledger_transactions drop constraint ledger_transactions_balance_after_check',
    ],
    handlers: {
      async createShipment(request, context) {
        const seen = await currentBalance(context.db.kysely, context.account.id);
        // Gives other requests time to read the same value.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return lendUpTo(seen, context, () => right.createShipment(request, context));
      },
    },
  },
  'fastest-misplaced': {
    does: '`createQuote` marks the cheapest price as the fastest.',
    answer: inAnswersOf('createQuote', ({ prices, ...quote }) => ({
      ...quote,
      prices: prices.map((price, at) => ({
        ...price,
        badges: [
          ...price.badges.filter((badge) => badge !== 'fastest'),
          ...(at === 0 ? ['fastest'] : []),
        ],
      })),
    })),
  },
} satisfies Faults;
