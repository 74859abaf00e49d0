import { expect } from 'vitest';
import { halalasOf } from '../../common/exchange.ts';
import type { MoneyStanding } from './money-standing.ts';

/** What a payment brings, at the rate of its day. */
export interface Credit {
  credit: number;
  microSar: number;
  /** Minor units of its currency. */
  amount: number;
}

/** What happened to one customer's money, and what follows from that alone. */
export class MoneyFacts {
  /** Of each payment that the customer was sent to. */
  readonly credits = new Map<string, Credit>();
  /** Payments that the provider says are paid, and those it said were over. */
  readonly paid = new Set<string>();
  readonly over = new Set<string>();
  /** What shipments cost, and the cash their receivers pay; halalas. */
  readonly shipments = new Map<string, { fee: number; cash: number }>();
  readonly cancelled = new Set<string>();
  readonly delivered = new Set<string>();
  isClosed = false;
  /** Halalas and number of the movements that a test made itself. */
  readonly own = { sum: 0, count: 0 };
  late = 0;
  /** Credited payments, with what was taken back of them in minor units. */
  readonly #credited = new Map<string, number>();
  readonly #chargedAgain = new Set<string>();
  readonly #remitted = new Set<string>();
  #reversals = 0;

  get credited(): number {
    return this.#credited.size;
  }

  get reversals(): number {
    return this.#reversals;
  }

  get chargedAgain(): number {
    return this.#chargedAgain.size;
  }

  /** Reads which of racing calls came first, and checks that it could have happened. */
  observe({ payments, shipments }: MoneyStanding, takenBackOf: (payment: string) => number): void {
    for (const { id, status, taken } of payments) {
      if (this.#credited.has(id)) expect(status).toBe('paid');
      if (status === 'held') expect([this.isClosed, this.paid.has(id)]).toEqual([true, true]);
      if (status === 'held') this.late += 1;
      if (status !== 'paid') continue;
      expect(this.paid.has(id)).toBe(true);
      if (taken !== (this.#credited.get(id) ?? 0)) {
        expect(taken).toBe(takenBackOf(id));
        this.#reversals += 1;
        if (this.isClosed) this.late += 1;
      }
      this.#credited.set(id, taken);
    }
    for (const { id, recharged, owed, paid } of shipments) {
      const { fee, cash } = this.shipments.get(id) ?? expect.fail('nobody booked it');
      const isDue = this.cancelled.has(id) && this.delivered.has(id);
      expect(recharged + owed).toBe(isDue ? fee : 0);
      if (recharged > 0) this.#chargedAgain.add(id);
      if (paid === 'cod_remitted') this.#remitted.add(id);
      if (cash > 0 && this.delivered.has(id)) expect(paid).toMatch(/^cod_(collected|remitted)$/);
    }
  }

  /** Compares the ledger with the facts. The customer's side of a closed account is zero. */
  check({ current, counted, movements, entries }: MoneyStanding): void {
    const { balance, cash, count } = this.#expected();
    const of = (name: string) => entries[name] ?? 0;
    const isOpen = !this.isClosed;
    expect({
      ...{ current, balance: of('customer_balance'), owed: of('cod_owed') },
      ...{ withCouriers: of('cod_with_couriers'), suspense: of('suspense') },
      ...{ movements, counted, sum: Object.values(entries).reduce((sum, each) => sum + each, 0) },
    }).toEqual({
      ...{ current: isOpen ? balance : 0, balance: isOpen ? balance : 0, owed: isOpen ? cash : 0 },
      ...{ withCouriers: isOpen ? 0 - cash : 0, suspense: isOpen ? 0 : balance + cash },
      ...{ movements: count, counted: count, sum: 0 },
    });
  }

  #expected() {
    const sum = (ids: Iterable<string>, what: 'fee' | 'cash') =>
      [...ids].reduce((all, id) => all + (this.shipments.get(id)?.[what] ?? 0), 0);
    const kept = [...this.#credited].reduce((all, [id, taken]) => all + this.#keptOf(id, taken), 0);
    const carried = sum(this.shipments.keys(), 'fee') - sum(this.cancelled, 'fee');
    const collected = [...this.delivered].filter((id) => (this.shipments.get(id)?.cash ?? 0) > 0);
    return {
      balance: this.own.sum + kept - carried - sum(this.#chargedAgain, 'fee'),
      cash: sum(this.delivered, 'cash') - sum(this.#remitted, 'cash'),
      count:
        [this.own.count, this.#reversals, collected.length].reduce((all, each) => all + each, 0) +
        [
          ...[this.#credited, this.shipments, this.cancelled],
          ...[this.#chargedAgain, this.#remitted],
        ].reduce((all, { size }) => all + size, 0),
    };
  }

  #keptOf(payment: string, taken: number): number {
    const { credit, microSar, amount } = this.credits.get(payment) ?? expect.fail('never shown');
    return credit - (taken === amount ? credit : halalasOf({ amount: taken }, microSar));
  }
}
