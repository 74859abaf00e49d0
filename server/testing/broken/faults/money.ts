import { sql } from 'kysely';
import { shipmentCharge, shipmentRefund } from '../../../domain/ledger.ts';
import { currentBalance, getShipmentPosting } from '../../../features/balance/ledger.ts';
import { handlers as right } from '../../../features/handlers.ts';
import type { OperationRequest } from '../../../http/operations.ts';
import { TEST_DOCUMENT } from '../../test-document.ts';
import { type Faults, inAnswersOf, run } from '../fault.ts';
import { forgetMovements, lendUpTo, postOnce, rewritePrices } from './cook-books.ts';

/** Our ledger is append-only. */
const CHANGEABLE_LEDGER = [
  'alter table ledger_transactions disable trigger append_only',
  'alter table ledger_entries disable trigger append_only',
  'alter table balances disable trigger moved_by_ledger',
];

/** Wrong prices, charges and balances. */
export const moneyFaults = {
  'vat-rounded-down': {
    does: 'VAT is rounded down, in the quote and in the charge.',
    handlers: {
      async createQuote(request, context) {
        const { body: quote } = await right.createQuote(request, context);
        const vatRate = quote.prices[0]?.vat_rate ?? 0;
        await rewritePrices(context, quote.id, (stored) => {
          const [version, weight, base, byWeight, cod, remote, , price, ...rest] = stored;
          const subtotal = base + byWeight + cod + remote;
          const vat = Math.floor((subtotal * vatRate) / 10_000);
          const prepaid = quote.request.amount_to_collect ? price : subtotal + vat;
          return [version, weight, base, byWeight, cod, remote, vat, prepaid, ...rest];
        });
        const kept = { path: { quote_id: quote.id } } as OperationRequest<'getQuote'>;
        return { status: 201, body: (await right.getQuote(kept, context)).body };
      },
    },
    // 25.00 + 5.00 + 1.25 for cash on delivery: 15 % of 31.25 is 4.6875.
  },
  'total-not-the-sum': {
    does: 'The total of a quote is one halala more than its parts.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { total_fee } of prices) total_fee.amount += 1;
    }),
  },
  'fee-not-in-subtotal': {
    does: 'The cash on delivery fee is listed but left out of the subtotal.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { subtotal, cod_fee } of prices) subtotal.amount -= cod_fee.amount;
    }),
  },
  'charged-otherwise-than-quoted': {
    does: 'The charge is one riyal more than the quote.',
    handlers: {
      async createShipment(request, context) {
        const { quote_id } = request.body;
        await rewritePrices(context, quote_id, ([version, weight, baseFee, ...rest]) => [
          version,
          weight,
          baseFee + 100,
          ...rest,
        ]);
        return right.createShipment(request, context);
      },
    },
  },
  'charged-twice': {
    does: 'A booking is debited twice.',
    handlers: {
      async createShipment(request, context) {
        const answer = await right.createShipment(request, context);
        const { charge, id } = answer.body;
        const { subtotal, vat } = charge;
        const posting = shipmentCharge({ subtotal: subtotal.amount, vat: vat.amount });
        await postOnce(context, { posting, document: TEST_DOCUMENT }, id);
        return answer;
      },
    },
  },
  'movement-missing': {
    does: 'A booking is debited without a movement in the ledger.',
    unguarded: CHANGEABLE_LEDGER,
    handlers: {
      async createShipment(request, context) {
        const answer = await right.createShipment(request, context);
        await forgetMovements(context, answer.body.id, 'shipment_charge');
        return answer;
      },
    },
  },
  'refunded-twice': {
    does: 'A cancellation refunds the charge twice.',
    handlers: {
      async cancelShipment(request, context) {
        const answer = await right.cancelShipment(request, context);
        const { db, account } = context;
        const { id } = answer.body;
        const charge = await getShipmentPosting(db.kysely, account.id, id, 'shipment_charge');
        const document = {
          ...TEST_DOCUMENT,
          reason: 'cancelled',
          originalNumber: answer.body.invoice.number,
        } as const;
        await postOnce(context, { posting: shipmentRefund(charge), document }, id);
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
        await forgetMovements(context, answer.body.id, 'shipment_refund');
        await run(
          context,
          sql`update balances set current = ${before}, total_transactions = total_transactions - 1
            where account_id = ${context.account.id}`,
        );
        return answer;
      },
    },
  },
  'balance-below-zero': {
    does: 'The balance is checked before a booking but not during the debit.',
    unguarded: [
      'alter table balances disable trigger moved_by_ledger',
      'alter table ledger_transactions drop constraint only_reversals_overdraw',
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
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const price of prices) {
        price.badges = price.badges.filter((badge) => badge !== 'fastest');
      }
      prices[0]?.badges.push('fastest');
    }),
  },
  'failure-kept': {
    does: '`retryTopUp` still shows why the attempt before failed.',
    answer: inAnswersOf('retryTopUp', (topUp) => (topUp.failure = 'declined')),
  },
  'plan-credited-as-cancelled': {
    does: '`listInvoices` says of the credit note for a plan that a shipment was cancelled.',
    answer: inAnswersOf('listInvoices', ({ data }) => {
      for (const note of data) if (note.reason === 'plan_changed') note.reason = 'cancelled';
    }),
  },
  'every-card-a-visa': {
    does: '`listPaymentMethods` shows every saved card as one of Visa.',
    answer: inAnswersOf('listPaymentMethods', ({ data }) => {
      for (const card of data) card.brand = 'visa';
    }),
  },
  'plan-pending-for-ever': {
    does: '`getTopUp` says that the plan that was paid for is still to be changed.',
    answer: inAnswersOf('getTopUp', ({ plan }) => {
      if (plan) plan.outcome = 'pending';
    }),
  },
} satisfies Faults;
