import { requestedBy } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import { book, bookableQuote, newKey, orderFor } from '../bookings.ts';
import { accountWith, alike, balanceOf, ledgerOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Halalas, as much as one top-up may bring. */
const FUNDS = 50_000;

async function ledgerIsTheBalance(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  for (let count = 0; count < 3; count += 1) {
    const { shipment } = await book(api, account, lists, draw);
    if (count > 0) continue;
    const call = {
      who: requestedBy(account),
      path: { shipment_id: shipment.id },
      header: newKey(),
    };
    await api.ok('cancelShipment', call);
  }
  const ledger = await ledgerOf(bench, account);
  let running = 0;
  for (const [at, movement] of ledger.entries()) {
    running += movement.amount.amount;
    alike(movement.balance_after.amount, running, `balance after movement ${movement.sequence}`);
    alike(movement.sequence, at + 1, 'the sequence of the movement');
  }
  const balance = await api.ok('getBalance', { who: requestedBy(account) });
  alike(
    balance.current_balance.amount,
    running,
    'the balance compared with the sum of its movements',
  );
  alike(balance.total_transactions, ledger.length, 'the number of movements');
  alike(balance.last_transaction, ledger.at(-1), 'the last movement');
  const paid = ledger.filter(({ kind }) => kind === 'top_up').map(({ amount }) => amount.amount);
  alike(
    balance.total_paid.amount,
    paid.reduce((sum, each) => sum + each, 0),
    'the total paid',
  );
}

async function neverBelowZero(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = orderFor(quote, price, lists, draw);
  const answer = await api.send('createShipment', {
    who: requestedBy(account),
    header: newKey(),
    body,
  });
  refused(answer, 409, 'insufficient_balance', 'a booking without balance');
  const { shortfall } = answer.body as { shortfall?: { amount: number } };
  alike(shortfall?.amount, price.total_fee.amount, 'the shortfall', answer);
  alike(await balanceOf(bench, account), 0, 'the balance after a refused booking');
  const { page } = await api.ok('listShipments', { who: requestedBy(account) });
  alike(page.total, 0, 'shipments after a refused booking');
  await bench.config.addBalance(api, account, Math.max(price.total_fee.amount, 1000));
  await api.ok('createShipment', { who: requestedBy(account), header: newKey(), body });
}

async function cancelledOnce(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const { shipment, price } = await book(api, account, lists, draw);
  const path = { shipment_id: shipment.id };
  const before = (await ledgerOf(bench, account)).length;
  const call = () => ({ who: requestedBy(account), path, header: newKey() });
  const cancelled = await api.ok('cancelShipment', call());
  const stands = (each: typeof cancelled) => [each.status, each.payment_status, each.cancellable];
  alike(stands(cancelled), ['cancelled', 'refunded', false], 'a cancelled shipment');
  alike(cancelled.charge.refunded, price.total_fee, 'the refund');
  alike(await balanceOf(bench, account), 3_000_000, 'the balance after a cancellation');
  refused(
    await api.send('cancelShipment', call()),
    409,
    'already_cancelled',
    'a second cancellation',
  );
  alike(await balanceOf(bench, account), 3_000_000, 'the balance after a second cancellation');
  const moved = (await ledgerOf(bench, account)).slice(before).map(({ kind }) => kind);
  alike(moved, ['shipment_refund'], 'the movements of a cancellation');
  const shown = await api.ok('getShipment', { who: requestedBy(account), path });
  alike(stands(shown), stands(cancelled), 'a cancelled shipment, read again');
  const label = { document: 'label', language: 'ar' };
  const noLabel = await api.send('downloadShipmentLabel', {
    who: requestedBy(account),
    path,
    body: label,
  });
  refused(noLabel, 409, 'no_label', 'the label of a cancelled shipment');
}

async function topUpsCredit(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const { methods } = await api.ok('getTopUpOptions', { who: requestedBy(account) });
  for (const { payment_method, currencies } of methods) {
    for (const { currency, minimum, maximum, micro_sar } of currencies) {
      const order = (amount: number) => ({
        who: requestedBy(account),
        header: newKey(),
        body: { amount: { amount, currency }, payment_method },
      });
      const amount = Math.min(minimum.amount + 1, maximum.amount);
      const begun = await api.ok('createTopUp', order(amount));
      const credit = Math.floor((amount * micro_sar) / 1e6 + 0.5);
      alike(begun.credit.amount, credit, `the credit for ${amount} ${currency}`);
      alike([begun.status, begun.amount.amount], ['pending', amount], 'a new top-up');
      for (const outside of [minimum.amount - 1, maximum.amount + 1]) {
        const answer = await api.send('createTopUp', order(outside));
        refused(answer, 422, 'validation_failed', `${outside} ${currency}, outside the bounds`);
      }
    }
  }
  alike(await balanceOf(bench, account), 0, 'the balance before anything was paid');
}

/** Two top-ups wait to be paid while another one is. */
async function paymentsAreApart(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const { methods } = await api.ok('getTopUpOptions', { who });
  const [method] = methods;
  const [limits] = method?.currencies ?? [];
  if (!method || !limits) throw new BrokenLaw('no payment method accepts any currency');
  const { payment_method } = method;
  const body = { amount: limits.minimum, payment_method };
  const begun = [
    await api.ok('createTopUp', { who, header: newKey(), body }),
    await api.ok('createTopUp', { who, header: newKey(), body }),
  ];
  await config.addBalance(api, account, FUNDS);
  alike(await balanceOf(bench, account), FUNDS, 'the balance after one of three top-ups was paid');
  for (const { id } of begun) {
    const { status } = await api.ok('getTopUp', { who, path: { top_up_id: id } });
    alike(status, 'pending', 'a top-up beside another one that was paid');
  }
}

export const moneyLaws: readonly Law[] = [
  {
    id: 'ledger',
    title: 'The balance is the sum of its movements',
    clause: '#/components/schemas/Balance: always the sum of its ledger entries (ADR 0005)',
    run: ledgerIsTheBalance,
  },
  {
    id: 'never-below-zero',
    title: 'A booking cannot exceed the balance',
    clause:
      '#/components/schemas/ShipmentConflict: insufficient_balance says how much is missing (ADR 0005)',
    run: neverBelowZero,
  },
  {
    id: 'cancel-once',
    title: 'A cancellation refunds once',
    clause:
      '#/paths/~1website~1shipments~1{shipment_id}~1cancel/post: refunds the full charge; already_cancelled',
    run: cancelledOnce,
  },
  {
    id: 'top-ups',
    title: 'A top-up is converted at its rate',
    clause:
      '#/components/schemas/TopUp/properties/credit: in riyals at the rate of the day; info: rounded half up; TopUpCreate/amount: within the bounds',
    run: topUpsCredit,
  },
  {
    id: 'payments-apart',
    title: 'A payment is that of one top-up',
    clause:
      '#/components/schemas/TopUpStatus: pending until it is paid; TopUp/credit: added once paid',
    run: paymentsAreApart,
  },
];
