import { vi } from 'vitest';
import { newId } from '../db/ids.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { countDelivery } from '../features/deliveries/count-delivery.ts';
import { addNotice } from '../features/delivery-notices/store.ts';
import { getShipment } from '../features/shipments/store.ts';
import { addTrackingEvent } from '../features/tracking/store.ts';
import { passivePdf } from '../pdf/passive-pdf.ts';
import { smallPdf } from '../pdf/testing/small-pdf.ts';
import {
  type TestBackend,
  type Customer,
  TEST_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
} from './test-backend.ts';
import { leaveWebhook } from '../features/webhooks/testing/endpoint-calls.ts';
import { addUpSums } from '../features/reports/sums-store.ts';
import { basic } from './basic.ts';
import { newKey } from './dead-keys.ts';
import { gatherInvoices } from './gather-invoices.ts';
import { importOrders } from './import-orders.ts';
import { connectStore } from './connect-store.ts';
import { addTestProduct } from './products.ts';
import { printLabels } from './print-labels.ts';
import { subscribe } from './subscribe.ts';

export const PASSWORD = 'palm-lantern-harbour-42';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Values that occur nowhere else in the database. */
export const PERSONAL = {
  first_name: 'هيفاء',
  last_name: 'الخزامى',
  company_name: 'مؤسسة الخزامى (تجريبي)',
  street_name: 'شارع الخزامى',
  landmark: 'خلف برج الخزامى',
  receiver: 'مستلم الخزامى',
  receiver_phone: '+966500000177',
  receiver_street: 'درب الخزامى',
  sender: 'مرسل الخزامى',
  product: 'عطر الخزامى',
  catalogue: 'بخور الخزامى',
  product_photo: Buffer.from('khuzama photo').toString('base64'),
  further_product: 'صابون الخزامى',
  note: 'اتصل بالخزامى',
  courier_text: 'سُلّم إلى جار الخزامى',
  top_up: 'رصيد الخزامى',
  preset: 'علبة الخزامى',
  rule: 'قاعدة الخزامى',
  rating: 'وصلت الخزامى سليمة',
  draft: 'مسودة الخزامى',
  imported: 'مستورد الخزامى',
  attachment: await storedPdf('khuzama'),
};

/** A PDF in base64 as it is stored, which is also how it is stored again. */
async function storedPdf(text: string): Promise<string> {
  const file = await passivePdf(smallPdf(text));
  if (typeof file === 'string') throw new Error(file);
  return Buffer.from(file).toString('base64');
}

export type FullAccounts = Awaited<ReturnType<typeof openFullAccounts>>;

/** Opens accounts that have rows in every table. */
export async function openFullAccounts({ kysely }: Database, backend: TestBackend) {
  const passwordHash = await hashPassword(PASSWORD);
  let people = 0;

  /** Sends a request to the website's API. */
  const send = (method: 'POST' | 'PUT', path: string, payload: object, headers: object) =>
    backend.app.inject({ method, url: `/api/website${path}`, headers: { ...headers }, payload });

  /** An account with rows everywhere, whose shipments have ended. */
  async function newPerson(accountType: 'company' | 'individual' = 'company', balance = 0) {
    people += 1;
    const customer = await backend.newCustomer(0, accountType);
    const { accountId, headers } = customer;
    const email = `khuzama-${people}@shop.example`;
    const phone = `+96650055${String(1000 + people)}`;
    const { first_name, last_name, company_name, street_name, landmark } = PERSONAL;
    await kysely
      .updateTable('accounts')
      .set({
        ...{ email, email_verified: true, phone, phone_verified: true, first_name, last_name },
        ...{ street_name, landmark, password_hash: passwordHash },
        company_name: accountType === 'company' ? company_name : null,
      })
      .where('account_id', '=', accountId)
      .execute();
    const login = { login: email, password: PASSWORD };
    await send('POST', '/auth/sign-in', login, { 'user-agent': AGENT });
    await send('POST', '/auth/forgotten-password', { login: email }, {});

    await backend.topUp(customer, TEST_PRICE);
    const receiver = { ...TEST_RECEIVER, full_name: PERSONAL.receiver };
    const price = { amount: 100, currency: 'SAR' } as const;
    await addProduct(customer);
    const { id: shipmentId } = await backend.ship(customer, {
      sku: 'KHUZAMA-SKU',
      receiver: {
        ...receiver,
        phone: PERSONAL.receiver_phone,
        street_name: PERSONAL.receiver_street,
      },
      sender: { contact_name: PERSONAL.sender, contact_number: phone },
      product_name: PERSONAL.product,
      further_products: [{ product_name: PERSONAL.further_product, quantity: 1, price }],
      note: PERSONAL.note,
      reference_id: `KHUZAMA-${people}`,
    });
    const file = new FormData();
    file.append('attachment', new Blob([Buffer.from(PERSONAL.attachment, 'base64')]));
    await send('POST', `/shipments/${shipmentId}`, file, headers);
    await end(customer, shipmentId);
    await backend.post(customer, `/shipments/${shipmentId}/rating`, {
      ...{ parts: { on_time: 5, condition: 5, driver: 4 }, text: PERSONAL.rating },
    });

    await addUpSums(kysely, accountId);
    await backend.quote(customer);
    const { key, secret_key } = await newKey(backend, customer);
    const system = basic(key.client_key, secret_key);
    await backend.app.inject({ url: '/api/integration', headers: system });
    await leaveWebhook(backend, customer);
    await leaveTopUp(customer);
    await backend.post(customer, '/receivers', receiver);
    await backend.post(customer, '/shipment-drafts', { note: PERSONAL.draft });
    await printLabels(backend, customer, [shipmentId]);
    await gatherInvoices(backend, customer);
    await importOrders(backend, customer, { 1: PERSONAL.imported });
    await kysely
      .insertInto('attention_marks')
      .values({
        ...{ account_id: accountId, kind: 'low_balance', subject: accountId },
        ...{ since: new Date(), snoozed_until: null, marked_at: new Date() },
      })
      .execute();
    await kysely
      .insertInto('import_bookings')
      .values({
        ...{
          account_id: accountId,
          shipment_id: shipmentId,
          row_key: 'key',
          booked_at: new Date(),
        },
      })
      .execute();
    await backend.post(customer, '/parcel-presets', {
      ...{ name: PERSONAL.preset, weight: 600, weight_unit: 'g', shipment_type: 'parcel' },
      ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm', packaging_type: 'box' },
    });
    await send('PUT', `/favorites/${TEST_COURIER}`, { is_default: true }, headers);
    const rule = { name: PERSONAL.rule, enabled: true, outcome: 'cheapest' };
    await send('PUT', '/courier-rules', { version: 0, rules: [rule] }, headers);
    await fillBySavedCard(customer);
    await beSubscribed(customer);
    if (accountType === 'company') {
      await connectStore(backend, customer);
      await backend.post(customer, '/scheduled-reports', { report: 'orders', frequency: 'week' });
      await send('PUT', '/questionnaire', { company_name }, headers);
    }
    if (balance > 0) await backend.topUp(customer, balance);
    // What visitors do is written once a second, what keys ask for twice.
    const asked = kysely
      .selectFrom('api_requests')
      .select('id')
      .where('account_id', '=', accountId);
    await vi.waitFor(() => asked.executeTakeFirstOrThrow(), 5_000);
    const entry = kysely
      .selectFrom('activity')
      .select('id')
      .where('account_id', '=', accountId)
      .where('action', '=', 'password_reset_requested');
    await vi.waitFor(() => entry.executeTakeFirstOrThrow(), 5_000);
    return { ...customer, email, phone, shipmentId };
  }

  /** Adds a product with a photo. */
  async function addProduct(customer: Customer): Promise<void> {
    const name_ar = PERSONAL.catalogue;
    const { id: product_id } = await addTestProduct(backend, customer, 'KHUZAMA-SKU', { name_ar });
    const { product_photo: photo } = PERSONAL;
    await kysely
      .insertInto('product_photos')
      .values({ account_id: customer.accountId, product_id, preview: photo, photo })
      .execute();
  }

  /** Saves a card and has the balance fill itself, below a riyal. */
  async function fillBySavedCard({ accountId: account_id, headers }: Customer): Promise<void> {
    const id = newId('spm', new Date());
    await kysely
      .insertInto('saved_payment_methods')
      .values({
        ...{ account_id, id, provider: 'sandbox', token: `tok_${id}`, brand: 'visa' },
        ...{ last_four: '1111', expires: '2040-12', created_at: new Date() },
      })
      .execute();
    const sar = (amount: number) => ({ amount, currency: 'SAR' });
    const bounds = { threshold: sar(100), amount: sar(1_000), daily_cap: sar(1_000) };
    await send('PUT', '/auto-top-up', { enabled: true, payment_method_id: id, ...bounds }, headers);
  }

  /** A plan as if it had been paid, and a message about it that waits. */
  async function beSubscribed({ accountId: account_id }: Customer): Promise<void> {
    const plan = { tier: 'intermediate', period: 'monthly' } as const;
    await subscribe(kysely, account_id, plan.tier);
    const content = JSON.stringify({ kind: 'plan_ended_unpaid', plan });
    await kysely
      .insertInto('plan_messages')
      .values({ account_id, id: 'plm_1', content, due_at: new Date(), tries: 0 })
      .execute();
  }

  /** Begins a top-up that expires unpaid. */
  async function leaveTopUp({ accountId, headers }: Customer): Promise<void> {
    const amount = { amount: 5_000, currency: 'SAR' };
    const order = { amount, payment_method: 'credit_card', description: PERSONAL.top_up };
    await send('POST', '/top-ups', order, { ...headers, 'idempotency-key': `left-${accountId}` });
    for (const table of ['top_ups', 'top_up_payments'] as const) {
      const expired = kysely.updateTable(table).set({ status: 'expired' });
      await expired.where('account_id', '=', accountId).execute();
    }
  }

  async function end({ accountId }: Customer, shipmentId: string): Promise<void> {
    await kysely.transaction().execute(async (tx) => {
      const now = new Date();
      const shipment = await getShipment(tx, accountId, shipmentId);
      const after = (['picked_up', 'delivered'] as const).map((trackingStatus) => ({
        ...{ trackingStatus, occurredAt: now },
      }));
      await addNotice(tx, shipment, now);
      await countDelivery(tx, shipment, { before: [], after }, { now, isClosed: false });
      await addTrackingEvent(tx, {
        account_id: accountId,
        shipment_id: shipmentId,
        id: `evt_${shipmentId.slice(4)}`,
        occurred_at: now,
        tracking_status: 'delivered',
        city: 'jeddah',
        courier_text: PERSONAL.courier_text,
      });
      await tx
        .updateTable('shipments')
        .set({ status: 'completed', tracking_status: 'delivered' })
        .where('id', '=', shipmentId)
        .execute();
    });
  }

  return { newPerson, end };
}
