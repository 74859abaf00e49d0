import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { receiveEvent } from '../couriers/receive-event.ts';
import { updateShipment } from '../../shipments/store.ts';
import {
  type TestBackend,
  type Customer,
  openTestBackend,
  TEST_RECEIVER,
} from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';

type Schemas = components['schemas'];

const WORDS = 'استلمها جارك سالم العيّنة';
const SCRIPT = '"><script>alert(1)</script>';

onDatabases('postgres', (database) => {
  let backend: TestBackend;
  let customer: Customer;
  let shipment: Schemas['Shipment'];
  beforeAll(async () => {
    backend = await openTestBackend(database(), { env: { RATE_LIMIT_SIGN_IN_PER_MINUTE: '5' } });
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(100_000);
    shipment = await backend.ship(customer);
  });
  afterAll(() => backend.close());

  const open = (headers: Record<string, string> = {}, query = '') =>
    backend.app.inject({ url: `${shipment.tracking_url}${query}`, headers });
  const send = (form: Record<string, string>, remoteAddress: string) =>
    backend.app.inject({
      method: 'POST',
      url: `${shipment.tracking_url}?lang=en`,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const loseAddress = () => {
    const { short_address, ...receiver } = TEST_RECEIVER;
    return updateShipment(database().kysely, customer.accountId, shipment.id, {
      receiver: JSON.stringify(receiver),
    });
  };

  it('uses the language of the browser, or the one chosen', async () => {
    expect((await open()).body).toContain('<html lang="ar" dir="rtl">');
    expect((await open({ 'accept-language': 'en-GB' })).body).toContain('<html lang="en"');
    expect((await open({ 'accept-language': 'en-GB' }, '?lang=ar')).body).toContain('lang="ar"');
  });

  it('runs no script, loads nothing from elsewhere and is not indexed by search engines', async () => {
    const { body, headers } = await open();
    expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    const urls = [...body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, url]) => url);
    expect(urls.filter((url) => !/^(\/t\/|\?lang=)/.test(url ?? ''))).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const url of urls.filter((each) => each?.startsWith('/t/assets/'))) {
      expect((await backend.app.inject(url ?? '')).statusCode).toBe(200);
    }
  });

  it('shows the history without personal data', async () => {
    const occurredAt = new Date();
    const event = { id: '1', kind: 'at_hub', occurredAt, city: 'jeddah', text: WORDS } as const;
    const parcel = { account_id: customer.accountId, id: shipment.id };
    await receiveEvent(database(), parcel, event, occurredAt);
    const { body } = await open({}, '?lang=en');
    expect(body).toContain('At the sorting hub');
    expect(body).toContain('Jeddah');
    const { full_name, phone, short_address } = TEST_RECEIVER;
    for (const text of [WORDS, full_name, phone, short_address, shipment.id, customer.accountId]) {
      expect(body).not.toContain(text);
    }
  });

  it.each(['/t/00000000000000000000000000000000', '/t/x', '/t/a%22b'])(
    'is not there: %s',
    async (url) => {
      const { statusCode, body, headers } = await backend.app.inject(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('لا توجد شحنة بهذا الرابط');
    },
  );

  describe('its form', () => {
    it('is shown while the address is missing, and accepts any form of digits', async () => {
      expect((await open()).body).not.toContain('<form');
      await loseAddress();
      const asking = (await open({}, '?lang=en')).body;
      expect(asking).toContain('name="short_address"');
      // Couriers are not notified: they read the address on the label.
      expect(asking).toContain('is kept for the sender and goes on the label');
      const sent = await send({ short_address: ' jdab ٤٣٢١ ', street_name: '' }, '10.0.0.1');
      expect(sent.statusCode).toBe(303);
      expect(sent.headers.location).toBe(`${shipment.tracking_url}?lang=en&kept=1#address`);
      const { body } = await open({}, '?lang=en&kept=1');
      expect(body).toContain('Your address has arrived');
      expect(body).toContain('kept for the sender and goes on the label');
      expect((await open({}, '?lang=ar&kept=1')).body).toContain('على بوليصة الشحن');
      expect(body).not.toContain('JDAB4321');
      const kept = await backend.get(customer, `/shipments/${shipment.id}`);
      expect(kept.json()).toMatchObject({ receiver: { short_address: 'JDAB4321' } });
      expect((await send({ short_address: 'JDAB4321' }, '10.0.0.1')).statusCode).toBe(303);
    });

    it('names the errors, and shows the input as text', async () => {
      await loseAddress();
      const { statusCode, body } = await send(
        { building_no: '12', street_name: SCRIPT, full_name: 'x' },
        '10.0.0.2',
      );
      expect(statusCode).toBe(422);
      expect(body.match(/aria-invalid="true"/g)).toHaveLength(2);
      expect(body).toContain('value="12"');
      expect(body).not.toContain('<script');
      expect(body).toContain('&#60;script&#62;');
    });

    it('limits the requests per minute from one address', async () => {
      await loseAddress();
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1) answers.push((await send({}, '10.0.0.3')).statusCode);
      expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
      expect((await send({}, '10.0.0.4')).statusCode).toBe(422);
    });
  });
});
