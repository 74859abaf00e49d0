import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { getShipment } from '../shipments/store.ts';
import { labelContentOf } from './label-content-of.ts';
import { type Customer, TEST_PRICE, TEST_RECEIVER } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let shipment: Schemas['Shipment'];

  beforeAll(async () => {
    owner = await backend.newCustomer(3 * TEST_PRICE);
    shipment = await backend.ship(owner, {
      company: 'متجر العيّنة',
      reference_id: 'ORDER-7',
      receiver: { ...TEST_RECEIVER, district: 'النعيم' },
    });
  });

  const download = (customer: Customer, id: string, body: Schemas['LabelRequest']) =>
    backend.post(customer, `/shipments/${id}/label`, body);

  describe('a document', () => {
    it.each(['label', 'waybill'] as const)('is a PDF: the %s', async (document) => {
      const answer = await download(owner, shipment.id, { document, language: 'ar' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${document}-${shipment.tracking_number}.pdf"`,
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('shows the known data of the shipment', async () => {
      const row = await getShipment(database().kysely, owner.accountId, shipment.id);
      expect(labelContentOf(row, 'https://mizan.example')).toMatchObject({
        trackingNumber: shipment.tracking_number,
        trackingUrl: `https://mizan.example${shipment.tracking_url}`,
        referenceId: 'ORDER-7',
        courier: { name: { en: 'Test courier' }, sample: true },
        sender: { company: 'متجر العيّنة', city: { ar: 'الرياض', en: 'Riyadh' } },
        receiver: {
          fullName: TEST_RECEIVER.full_name,
          city: { ar: 'جدة', en: 'Jeddah' },
          region: { en: 'Makkah' },
          district: 'النعيم',
          shortAddress: 'JDAA1234',
        },
        weight: 3_000,
        products: [{ quantity: 1, value: { amount: 10_000, currency: 'SAR' } }],
        goodsValue: { amount: 10_000, currency: 'SAR' },
        invoiceNumber: shipment.invoice.number,
      });
    });

    it('is refused for a cancelled shipment, in the reader’s language', async () => {
      const { id } = await backend.ship(owner);
      await backend.cancel(owner, id);
      for (const [language, title] of [
        ['ar', 'لا توجد بوليصة شحن'],
        ['en', 'There is no label'],
      ] as const) {
        const answer = await backend.app.inject({
          method: 'POST',
          url: `/api/website/shipments/${id}/label`,
          headers: { ...owner.headers, 'accept-language': language },
          payload: { document: 'waybill', language },
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          409,
          { code: 'no_label', title },
        ]);
      }
    });

    it('has a paper size and a language of the contract', async () => {
      const wrong = { document: 'label', paper: 'a5', language: 'fr' } as object;
      const answer = await download(owner, shipment.id, wrong as Schemas['LabelRequest']);
      expect(answer.statusCode).toBe(422);
      const { errors } = answer.json<Schemas['Problem']>();
      expect(errors?.map(({ pointer }) => pointer).sort()).toEqual(['/language', '/paper']);
    });
  });
});
