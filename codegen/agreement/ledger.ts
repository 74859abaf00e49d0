import { isNotAfter } from './instants.ts';
import { type Rule, ruleOf, same, type Schemas, unless } from './rule.ts';

type Movement = Schemas['LedgerTransaction'];

const sumOf = (amounts: readonly Schemas['Money'][]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Which way each kind moves the balance. */
const DIRECTION: Readonly<Record<Schemas['LedgerKind'], -1 | 0 | 1>> = {
  top_up: 1,
  top_up_reversal: -1,
  shipment_charge: -1,
  shipment_refund: 1,
  delivery_charge: -1,
  cash_back: 1,
  cash_back_reversal: -1,
  return_charge: -1,
  subscription_charge: -1,
  subscription_refund: 1,
  cod_collected: 0,
  cod_remitted: 0,
};

/** Faults of movements one after another, in any order. */
function chainFaults(movements: readonly Movement[]): string[] {
  const inOrder = movements.toSorted((a, b) => a.sequence - b.sequence);
  return inOrder.slice(1).flatMap((movement, index) => {
    const before = inOrder[index];
    if (before?.sequence !== movement.sequence - 1) return [];
    const what = `balance_after of ${movement.sequence}`;
    return [
      ...same(
        what,
        movement.balance_after.amount,
        before.balance_after.amount + movement.amount.amount,
      ),
      ...unless(
        isNotAfter(before.created_at, movement.created_at),
        `${movement.sequence} before ${before.sequence}`,
      ),
    ];
  });
}

/** The balance and what moved it. */
export const ledger: readonly Rule[] = [
  ruleOf(
    'a movement goes the way of its kind',
    ['LedgerTransaction', 'RecordedTransaction'],
    (movement) => {
      const { kind, amount, cash_on_delivery: cash, paid } = movement;
      return [
        ...same('the sign of amount', Math.sign(amount.amount), DIRECTION[kind]),
        ...same('cash_on_delivery', cash !== undefined, DIRECTION[kind] === 0),
        ...same('paid', paid !== undefined, kind === 'top_up'),
      ];
    },
  ),

  ruleOf(
    'a balance is the one before and the movement',
    ['TransactionList', 'AccountData'],
    (value) => chainFaults('transactions' in value ? value.transactions : value.data),
  ),

  ruleOf('entries add up to zero', ['RecordedTransaction'], ({ amount, entries }) => {
    const own = entries.filter(({ ledger_account: account }) => account === 'customer_balance');
    return [
      ...same('the sum of entries', sumOf(entries.map((entry) => entry.amount)), 0),
      ...same('customer_balance', sumOf(own.map((entry) => entry.amount)), amount.amount),
    ];
  }),

  ruleOf('the balance is that of its last movement', ['Balance'], (balance) => {
    const { last_transaction: last, current_balance: current } = balance;
    const { collected, owed, remitted } = balance.cash_on_delivery;
    return [
      // A test account begins with play money that no movement has brought.
      ...(last ? same('current_balance', current.amount, last.balance_after.amount) : []),
      ...same('total_transactions', balance.total_transactions, last?.sequence ?? 0),
      ...same('owed', owed.amount, collected.amount - remitted.amount),
    ];
  }),

  ruleOf('a statement’s lines lead from opening to closing', ['Statement'], (statement) => {
    const { opening, closing, lines, cash_on_delivery: cash } = statement;
    return [
      ...same('closing', closing.amount, opening.amount + sumOf(lines.map((line) => line.amount))),
      ...same(
        'transactions',
        statement.transactions,
        lines.reduce((sum, line) => sum + line.count, 0),
      ),
      ...same(
        'closing of cash',
        cash.closing.amount,
        cash.opening.amount + cash.collected.amount - cash.remitted.amount,
      ),
    ];
  }),

  ruleOf('a month opens as the one before closed', ['StatementList'], ({ data }) =>
    data
      .slice(1)
      .flatMap((before, index) =>
        same(`closing of ${before.month}`, before.closing, data[index]?.opening),
      ),
  ),
];
