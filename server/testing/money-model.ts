import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { halalasOf, MICRO } from '../../common/exchange.ts';
import type { components } from '../../openapi/generated/types.ts';
import { getAccount } from '../features/accounts/store.ts';
import { shipmentCharge } from '../domain/ledger.ts';
import { type Parcel, remitCash } from '../features/balance/cash-on-delivery.ts';
import { collectOwed } from '../features/balance/collect-owed.ts';
import { post } from '../features/balance/ledger.ts';
import { closeAccount } from '../features/own-data/close-account.ts';
import { receiveEvent } from '../features/tracking/couriers/receive-event.ts';
import { CASH } from './customer-calls.ts';
import {
  type Aimed,
  AMOUNTS,
  type Call,
  type KnownTopUp,
  type ProviderEvent,
} from './money-calls.ts';
import { type Credit, MoneyFacts } from './money-facts.ts';
import { readMoney } from './money-standing.ts';
import { type PaymentSetup, paymentOf } from './payment-setup.ts';
import { type Customer, testOrder } from './test-backend.ts';
import { TEST_DOCUMENT } from './test-document.ts';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;

/** Halalas that pay every debt. */
const ENOUGH = 1_000_000;

export type MoneyModel = Awaited<ReturnType<typeof newMoneyModel>>;

/**
 * What must be true of one customer's money, derived from the answers they got and from what
 * happened at the provider and with the parcels.
 *
 * @param stock the balance that the customer has, in halalas.
 * @param rateOf the euro's rate now.
 */
export async function newMoneyModel(
  setup: PaymentSetup,
  customer: Customer,
  stock: number,
  rateOf: () => number,
) {
  const { backend, provider, crashing } = setup;
  const { accountId } = customer;
  const account = await getAccount(setup.database.kysely, accountId);
  /** The first answer of each key, which every later one must equal. */
  const answers = new Map<string, string>();
  const facts = new MoneyFacts();
  facts.own.sum = stock;
  facts.own.count = 1;
  const topUps: KnownTopUp[] = [];
  const seen = { refused: 0, crashed: 0, changed: 0, negative: 0, open: 0, closed: 0 };
  let hours = 1;
  const orders = await Promise.all([false, true, false, true].map(newOrder));

  async function newOrder(isCod: boolean) {
    if (!isCod) return setup.order(customer);
    const cash = { amount: CASH, currency: 'SAR' } as const;
    const payment = { payment_type: 'cash_on_delivery' } as const;
    const quote = await backend.quote(customer, { ...payment, amount_to_collect: cash });
    const order = testOrder(quote, payment);
    return { ...order, sender: { ...order.sender, amount_to_collect: cash } };
  }

  const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[index % Math.max(1, items.length)];
  const creditAt = ({ amount, currency }: KnownTopUp['amount']): Credit => {
    const microSar = currency === 'EUR' ? rateOf() : MICRO;
    return { credit: halalasOf({ amount }, microSar), microSar, amount };
  };

  /** @returns whether there was an answer; a process that died gives none. */
  async function tryOnce(aimed: Aimed): Promise<boolean> {
    const key = `model-key-${aimed.do}-${aimed.which}`;
    try {
      const answer = await send(aimed, key);
      if (answer === null) return true;
      if (answer.statusCode >= 500) return false;
      // Only closing ends the session, and deletes the quotes of a request under way.
      const isGoneNow =
        answer.statusCode === 401 || (aimed.do === 'create' && answer.statusCode === 422);
      if (isGoneNow) facts.isClosed = true;
      else take(aimed, key, answer);
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === 'crashed') return false;
      throw error;
    }
  }

  async function send(aimed: Aimed, key: string): Promise<LightMyRequestResponse | null> {
    const { do: what, which, payment, topUp, shipment } = aimed;
    const [order, amount] = [orders[which], AMOUNTS[which]];
    if (what === 'top_up' && amount) return setup.topUp(customer, { amount }, key);
    if (what === 'create' && order) return backend.create(customer, order, key);
    if (what === 'cancel' && shipment)
      return backend.cancel(customer, shipment, `${key}-${shipment}`);
    if (what === 'retry' && topUp) return setup.retry(customer, topUp);
    if (what === 'outcome' && topUp) return backend.get(customer, `/top-ups/${topUp.id}`);
    if (what === 'notify' && payment !== undefined) return setup.notify(payment);
    const parcel = shipment === undefined ? shipment : { account_id: accountId, id: shipment };
    await happenInBackground(what, parcel);
    return null;
  }

  async function happenInBackground(what: Call['do'], parcel: Parcel | undefined): Promise<void> {
    const now = new Date(Date.now() + hours * HOUR_MS);
    const inOne = crashing.kysely.transaction();
    if (what === 'reconcile') {
      await setup.reconcile(new Date(Date.now() + (hours += 6) * HOUR_MS));
    } else if (what === 'collect') await collectOwed(crashing, now);
    else if (what === 'remit' && parcel) await inOne.execute((tx) => remitCash(tx, parcel, now));
    else if (what === 'deliver' && parcel) {
      const event = { id: 'delivered', kind: 'delivered', city: null, text: null } as const;
      const told = await receiveEvent(crashing, parcel, { ...event, occurredAt: new Date() }, now);
      expect(told).not.toBe('refused');
      facts.delivered.add(parcel.id);
    } else if (what === 'close') {
      const open = await inOne.execute((tx) => closeAccount(tx, account, now));
      if (open.length === 0) facts.isClosed = true;
      else seen.open += 1;
    }
  }

  function isFirst(key: string, { body }: LightMyRequestResponse): boolean {
    const first = answers.get(key);
    if (first === undefined) answers.set(key, body);
    else expect(body).toBe(first);
    return first === undefined;
  }

  function take({ do: what, topUp: asked }: Aimed, key: string, answer: LightMyRequestResponse) {
    const { statusCode } = answer;
    if (what === 'top_up') {
      expect(statusCode).toBe(201);
      const topUp = answer.json<Schemas['TopUp']>();
      const { id, amount, credit } = topUp;
      if (isFirst(key, answer)) topUps.push({ id, amount, credit, payments: [] });
      show(topUp);
    } else if (what === 'create') {
      expect([201, 409]).toContain(statusCode);
      const { code, id, charge, sender } = answer.json<Schemas['Shipment'] & { code?: string }>();
      if (statusCode === 409) seen[code === 'balance_below_zero' ? 'negative' : 'refused'] += 1;
      else if (isFirst(key, answer)) {
        const cash = sender.amount_to_collect?.amount ?? 0;
        facts.shipments.set(id, { fee: charge.total_fee.amount, cash });
      }
    } else if (what === 'cancel') {
      expect([200, 409]).toContain(statusCode);
      const { id } = answer.json<Schemas['Shipment']>();
      if (statusCode === 200 && isFirst(`${key}-${id}`, answer)) facts.cancelled.add(id);
    } else if (what === 'notify') expect(statusCode).toBe(204);
    else if (statusCode === 409) {
      // Today's rate, or the rate of a page that is still open.
      const known = topUps.find(({ id }) => id === asked?.id) ?? expect.fail();
      const { credit } = answer.json<Schemas['TopUpConflict']>();
      const open = facts.credits.get(known.payments.at(-1) ?? '')?.credit;
      expect([creditAt(known.amount).credit, open]).toContain(credit.amount);
      known.credit = credit;
      seen.changed += 1;
    } else {
      expect(statusCode).toBe(200);
      show(answer.json<Schemas['TopUp']>());
    }
  }

  /** A page to pay on that the customer has not seen yet brings what it says. */
  function show(topUp: Schemas['TopUp']): void {
    const known = topUps.find(({ id }) => id === topUp.id) ?? expect.fail();
    const page = paymentOf(topUp);
    if (page === '' || known.payments.includes(page)) return;
    const last = known.payments.at(-1);
    // Only a payment that has ended is replaced.
    if (last !== undefined) expect(facts.over.has(last) || isGone(last)).toBe(true);
    expect(topUp.credit.amount).toBe(creditAt(known.amount).credit);
    facts.credits.set(page, creditAt(known.amount));
    known.credit = topUp.credit;
    known.payments.push(page);
  }

  /** Paid, and taken back before it was credited: the same as never paid. */
  const isGone = (payment: string) =>
    provider.takenBackOf(payment) === facts.credits.get(payment)?.amount;

  const payments = () => topUps.flatMap((topUp) => topUp.payments);

  return {
    ...{ tryOnce, seen, facts, payments },
    aim({ do: what, which }: Call): Aimed {
      const topUp = at(topUps, which);
      return {
        ...{ do: what, which, payment: at(payments(), which) },
        topUp: topUp && { id: topUp.id, credit: topUp.credit },
        shipment: at([...facts.shipments.keys()], which),
      };
    },
    /** What happens at the provider. A payment that was over may still be paid, late. */
    happen(what: ProviderEvent, which: number): void {
      const { paid, over } = facts;
      const isFitting = (payment: string) => {
        if (what === 'part' || what === 'all') return paid.has(payment);
        return !paid.has(payment) && over.has(payment) === (what === 'late');
      };
      const payment = at(payments().filter(isFitting), which);
      if (payment === undefined) return;
      if (what === 'part' || what === 'all') return provider.takeBack(payment, what);
      if (what === 'late') provider.tamper(payment, { status: 'paid', failure: null });
      else provider.settle(payment, what);
      (what === 'paid' || what === 'late' ? paid : over).add(payment);
    },
    /** Compares the database with what must be true. */
    async check(): Promise<void> {
      const standing = await readMoney(setup.database, accountId);
      facts.observe(standing, provider.takenBackOf);
      facts.check(standing);
    },
    /** Ends everything that is open and spends the balance, so that the account can be closed. */
    async windDown(): Promise<void> {
      const none = { which: 0, payment: undefined, topUp: undefined, shipment: undefined };
      for (const payment of payments()) {
        this.happen('expired', 0);
        await tryOnce({ ...none, do: 'notify', payment });
      }
      await backend.topUp(customer, ENOUGH);
      for (const shipment of facts.shipments.keys()) {
        if (!facts.cancelled.has(shipment)) await tryOnce({ ...none, do: 'deliver', shipment });
        await tryOnce({ ...none, do: 'remit', shipment });
      }
      await tryOnce({ ...none, do: 'collect' });
      const { current } = await readMoney(setup.database, accountId);
      const posting = shipmentCharge({ subtotal: current, vat: 0 });
      const spend = { accountId, posting, document: TEST_DOCUMENT, at: new Date() };
      await setup.database.kysely.transaction().execute((tx) => post(tx, spend));
      facts.own.sum += ENOUGH - current;
      facts.own.count += 2;
    },
  };
}
