import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import type { CourierEvent } from '../../ports/courier-port.ts';
import type { Message } from '../../messages/message.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { at, event, NOW, tellOf } from '../tracking/couriers/testing/told.ts';
import type { DeliveryEmails } from '../../domain/delivery-emails.ts';
import { sendNotices } from './send-notices.ts';

type Delivered = Extract<Message, { kind: 'delivered' }>;

const MINUTE_MS = 60_000;
/** When {@link tellOf} has the event received, and six in the evening on the day after. */
const TOLD = at(600);
const EVENING = new Date('2026-11-22T15:00:00Z');
const ADDRESS = {
  ...{ first_name: 'سالم', last_name: 'العيّنة', country: 'SA', city: 'riyadh' },
  ...{ street_name: 'طريق العيّنة', building_no: '7452', postal_code: '12345' },
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let sent: Delivered[];
  /** Addresses that the mail server refuses. */
  let refused: Set<string>;
  let logged: object[];

  beforeEach(async () => {
    backend.setTime(NOW);
    await database().kysely.deleteFrom('delivery_notices').execute();
    customer = await backend.newCustomer(100_000);
    [sent, refused, logged] = [[], new Set(), []];
  });

  const messages = {
    async deliver(message: Message) {
      await sleep(5);
      if (refused.has(message.to)) throw Object.assign(new Error('<a@b.c>'), { code: 'EENVELOPE' });
      if (message.kind === 'delivered') sent.push(message);
    },
  };
  const log = {
    warn: (line: object) => logged.push(line),
    error: (line: object) => logged.push(line),
  };
  const run = (now: Date) => sendNotices({ db: database(), messages, log }, now);
  const later = (minutes: number, from = TOLD) => new Date(from.getTime() + minutes * MINUTE_MS);

  async function deliver(who = customer, ...before: CourierEvent[]): Promise<string> {
    const { id } = await backend.ship(who);
    for (const each of [...before, event('delivered', 30)]) {
      await tellOf(database(), who, id, each);
    }
    return id;
  }
  const choose = (choice: DeliveryEmails | undefined, who = customer) =>
    backend.app.inject({
      method: 'PUT',
      url: '/api/website/profile',
      headers: who.headers,
      payload: { ...ADDRESS, locale: 'ar', ...(choice && { delivery_emails: choice }) },
    });
  const set = (changes: object, { accountId } = customer) =>
    database()
      .kysely.updateTable('accounts')
      .set(changes)
      .where('account_id', '=', accountId)
      .execute();
  const waiting = () =>
    database().kysely.selectFrom('delivery_notices').selectAll().orderBy('shipment_id').execute();
  const addressOf = async ({ accountId }: Customer) => {
    const query = database().kysely.selectFrom('accounts').select('email');
    return (await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).email;
  };

  it('sends one e-mail for one delivery, in the account’s language', async () => {
    await set({ locale: 'en' });
    const id = await deliver();
    await run(TOLD);
    await run(later(1));
    expect(sent).toEqual([
      {
        ...{ kind: 'delivered', channel: 'email', locale: 'en', count: 1 },
        to: await addressOf(customer),
        shipments: [
          {
            ...{ id, trackingNumber: expect.stringMatching(/^MZ/) as string },
            ...{ courier: 'Test courier', place: 'Jeddah', canBeRated: true },
          },
        ],
      },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('sends nothing for what did not deliver it for the first time', async () => {
    const id = await deliver();
    await run(TOLD);
    const again = { ...event('delivered', 40), id: 'delivered-2' };
    for (const told of [event('delivered', 30), again, event('out_for_delivery', 20)]) {
      await tellOf(database(), customer, id, told);
    }
    await deliver(customer, event('returning', 10), event('returned', 20));
    const { id: cancelled } = await backend.ship(customer);
    await backend.cancel(customer, cancelled);
    await tellOf(database(), customer, cancelled, event('delivered', 30));
    expect(await waiting()).toEqual([]);
    await run(later(1));
    expect(sent).toHaveLength(1);
  });

  it('sends a company one e-mail in the evening, with all of the day', async () => {
    const company = await backend.newCustomer(100_000, 'company');
    const ids = [await deliver(company), await deliver(company)];
    await run(TOLD);
    await run(later(-1, EVENING));
    expect(sent).toEqual([]);
    ids.push(await deliver(company));
    await run(EVENING);
    await run(later(1, EVENING));
    expect(sent).toMatchObject([{ count: 3, locale: 'ar' }]);
    expect(sent[0]?.shipments.map((each) => each.id)).toEqual(ids.sort());
  });

  it('names ten shipments and counts the others', async () => {
    const ids = [];
    for (let n = 0; n < 12; n += 1) ids.push(await deliver());
    // Delivered at the same moment, they are ordered by their ids.
    ids.sort();
    await backend.post(customer, `/shipments/${ids[0] ?? ''}/rating`, {
      parts: { on_time: 5, condition: 5, driver: 4 },
    });
    await run(TOLD);
    const [{ count, shipments = [] } = {}] = sent;
    expect([count, shipments.length, sent.length]).toEqual([12, 10, 1]);
    expect(shipments.map(({ canBeRated }) => canBeRated)).toEqual([
      ...[false, true, true, true, true],
      ...[true, true, true, true, true],
    ]);
    expect(shipments.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(await waiting()).toEqual([]);
  });

  it('follows the choice at once', async () => {
    await deliver();
    backend.setTime(TOLD);
    await choose('daily');
    await run(TOLD);
    expect(sent).toEqual([]);
    await choose('each');
    await run(TOLD);
    expect(sent).toHaveLength(1);
    await deliver();
    await choose('never');
    expect(await waiting()).toEqual([]);
    await deliver();
    expect(await waiting()).toEqual([]);
    await choose(undefined);
    await deliver();
    await run(TOLD);
    expect(sent).toHaveLength(2);
  });

  it('sends nothing to an account that is closed or has no verified e-mail', async () => {
    await deliver();
    await set({ email_verified: false });
    await run(TOLD);
    await deliver();
    expect(await waiting()).toEqual([]);
    const closed = await backend.newCustomer(100_000);
    const { id } = await backend.ship(closed);
    await set({ closed_at: NOW }, closed);
    await tellOf(database(), closed, id, event('delivered', 30));
    expect(await waiting()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('tries again for a day, without holding up others', async () => {
    const other = await backend.newCustomer(100_000);
    await deliver();
    await deliver(other);
    refused.add(await addressOf(customer));
    await run(TOLD);
    expect(sent.map(({ to }) => to)).toEqual([await addressOf(other)]);
    const tries = [0];
    while ((await waiting()).length > 0) {
      const [{ due_at: due = TOLD } = {}] = await waiting();
      await run(later(-1, due));
      await run(due);
      tries.push((due.getTime() - TOLD.getTime()) / MINUTE_MS);
    }
    expect(tries).toEqual([0, 2, 10, 30, 60, 120, 240, 480, 960, 1_440]);
    expect(logged).toHaveLength(tries.length + 1);
    expect(JSON.stringify(logged)).not.toMatch(/@|MZ\d/);
    expect(sent).toHaveLength(1);
  });

  it('loses nothing while the mail server is away, or if the process dies', async () => {
    await deliver();
    refused.add(await addressOf(customer));
    await run(TOLD);
    refused.clear();
    await run(later(2));
    expect(sent).toHaveLength(1);
    await deliver();
    const dying = { deliver: () => new Promise<void>(() => undefined) };
    void sendNotices({ db: database(), messages: dying, log }, TOLD);
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries)).toEqual([1]);
    await run(later(4));
    expect(sent).toHaveLength(1);
    await run(later(5));
    expect(sent).toHaveLength(2);
  });

  it('sends each once when processes do so at the same moment', async () => {
    const customers = [customer];
    for (let n = 0; n < 3; n += 1) customers.push(await backend.newCustomer(100_000));
    for (const each of customers) {
      await deliver(each);
      await deliver(each);
    }
    await Promise.all([run(TOLD), run(TOLD), run(TOLD)]);
    const addresses = await Promise.all(customers.map(addressOf));
    expect(sent.map(({ to }) => to).sort()).toEqual(addresses.sort());
    expect(sent.map(({ count }) => count)).toEqual([2, 2, 2, 2]);
    expect(logged).toEqual([]);
  });
});
