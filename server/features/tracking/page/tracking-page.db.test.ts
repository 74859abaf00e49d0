import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { receiveEvent } from '../couriers/receive-event.ts';
import { loseAddress, shipmentOf } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import {
  type TestBackend,
  type Customer,
  openTestBackend,
  TEST_RECEIVER,
} from '../../../testing/test-backend.ts';

const WORDS = 'استلمها جارك سالم العيّنة';
const SCRIPT = '"><script>alert(1)</script>';

onDatabases('postgres', (database) => {
  let backend: TestBackend;
  let customer: Customer;
  let shipment: components['schemas']['Shipment'];
  beforeAll(async () => {
    backend = await openTestBackend(database(), { env: { RATE_LIMIT_SIGN_IN_PER_MINUTE: '5' } });
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(100_000);
    shipment = await backend.ship(customer);
  });
  afterAll(() => backend.close());

  const open = (query = '', headers: Record<string, string> = {}) =>
    backend.app.inject({ url: `${shipment.tracking_url}${query}`, headers });
  const send = (form: Record<string, string>, remoteAddress: string) =>
    backend.app.inject({
      method: 'POST',
      url: `${shipment.tracking_url}?lang=en`,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  it('uses the language of the browser, or the one chosen', async () => {
    const english = { 'accept-language': 'en-GB' };
    expect((await open()).body).toContain('<html lang="ar" dir="rtl">');
    expect((await open('', english)).body).toContain('<html lang="en"');
    expect((await open('?lang=ar', english)).body).toContain('lang="ar"');
  });

  it('runs no script, loads nothing from elsewhere and is not indexed by search engines', async () => {
    const { body, headers } = await open();
    expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    const urls = [...body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, url = '']) => url);
    expect(urls.filter((url) => !/^(\/t\/|\?lang=)/.test(url))).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const url of urls.filter((each) => each.startsWith('/t/assets/'))) {
      expect((await backend.app.inject(url)).statusCode).toBe(200);
    }
  });

  it('shows the history without personal data', async () => {
    const occurredAt = new Date();
    const event = { id: '1', kind: 'at_hub', occurredAt, city: 'jeddah', text: WORDS } as const;
    const parcel = { account_id: customer.accountId, id: shipment.id };
    await receiveEvent(database(), parcel, event, occurredAt);
    const { body } = await open('?lang=en');
    expect(body).toContain('At the sorting hub');
    expect(body).toContain('Jeddah');
    const { full_name, phone, short_address } = TEST_RECEIVER;
    for (const text of [WORDS, full_name, phone, short_address, shipment.id, customer.accountId]) {
      expect(body).not.toContain(text);
    }
  });

  it('says in words why an attempt failed', async () => {
    const occurredAt = new Date();
    const attempt = { id: '1', kind: 'delivery_attempted', city: 'jeddah', text: WORDS } as const;
    const parcel = { account_id: customer.accountId, id: shipment.id };
    const event = { ...attempt, occurredAt, failureReason: 'refused' } as const;
    await receiveEvent(database(), parcel, event, occurredAt);
    const { body } = await open('?lang=en');
    expect(body).toContain('>Receiver refused it<');
    expect((await open('?lang=ar')).body).toContain('>رفض المستلم الشحنة<');
    expect(body).not.toContain('>refused<');
  });

  it('says when there is no such page', async () => {
    for (const token of ['0'.repeat(32), 'x', 'a%22b']) {
      const { statusCode, body, headers } = await backend.app.inject(`/t/${token}`);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('لا توجد شحنة بهذا الرابط');
    }
  });

  it('has a form while the address is missing, which accepts any form of digits', async () => {
    expect((await open()).body).not.toContain('<form');
    await loseAddress(backend, customer, shipment);
    const asking = (await open('?lang=en')).body;
    expect(asking).toContain('name="short_address"');
    // Couriers are not notified: they read the address on the label.
    expect(asking).toContain('is saved for the sender and goes on the label');
    const sent = await send({ short_address: ' jdab ٤٣٢١ ', street_name: '' }, '10.0.0.1');
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe(`${shipment.tracking_url}?lang=en&kept=1#address`);
    const { body } = await open('?lang=en&kept=1');
    expect(body).toContain('We have received your address');
    expect(body).toContain('saved for the sender and goes on the label');
    expect((await open('?lang=ar&kept=1')).body).toContain('على ملصق الشحن');
    expect(body).not.toContain('JDAB4321');
    const { receiver } = await shipmentOf(backend, customer, shipment.id);
    expect(receiver.short_address).toBe('JDAB4321');
    expect((await send({ short_address: 'JDAB4321' }, '10.0.0.1')).statusCode).toBe(303);
  });

  it('names the errors, shows the input as text, and limits the requests of an address', async () => {
    await loseAddress(backend, customer, shipment);
    const wrong = { building_no: '12', street_name: SCRIPT, full_name: 'x' };
    const { statusCode, body } = await send(wrong, '10.0.0.2');
    expect(statusCode).toBe(422);
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(body).toContain('value="12"');
    expect(body).not.toContain('<script');
    expect(body).toContain('&#60;script&#62;');
    const answers: number[] = [];
    while (answers.length < 6) answers.push((await send({}, '10.0.0.3')).statusCode);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await send({}, '10.0.0.4')).statusCode).toBe(422);
  });
});
