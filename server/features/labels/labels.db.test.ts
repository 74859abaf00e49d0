import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { getShipment } from '../shipments/store.ts';
import { labelContentOf } from './label-content-of.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE, TEST_RECEIVER } from '../../testing/test-backend.ts';

const BOOK = {
  product_name: 'كتاب',
  quantity: 2,
  price: { amount: 500, currency: 'SAR' as const },
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let shipment: components['schemas']['Shipment'];

  beforeAll(async () => {
    owner = await backend.newCustomer(TEST_PRICE);
    shipment = await backend.ship(owner, {
      ...{ company: 'متجر العيّنة', reference_id: 'ORDER-7', further_products: [BOOK] },
      receiver: { ...TEST_RECEIVER, district: 'النعيم' },
    });
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
        ...{ fullName: TEST_RECEIVER.full_name, district: 'النعيم', shortAddress: 'JDAA1234' },
        ...{ city: { ar: 'جدة', en: 'Jeddah' }, region: { en: 'Makkah' } },
      },
      weight: 3_000,
      products: [
        { quantity: 1, value: { amount: 10_000, currency: 'SAR' } },
        { name: BOOK.product_name, quantity: 2, value: BOOK.price },
      ],
      goodsValue: { amount: 10_500, currency: 'SAR' },
      invoiceNumber: shipment.invoice.number,
    });
  });

  it('is a PDF until the shipment is cancelled', async () => {
    const download = (document: string, language: string) =>
      backend.app.inject({
        method: 'POST',
        url: `/api/website/shipments/${shipment.id}/label`,
        headers: { ...owner.headers, 'accept-language': language },
        payload: { document, language },
      });
    for (const document of ['label', 'waybill']) {
      const answer = await download(document, 'ar');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${document}-${shipment.tracking_number}.pdf"`,
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await backend.cancel(owner, shipment.id);
    const refused = await download('waybill', 'en');
    const problem = { status: 409, code: 'no_label', title: 'There is no label' };
    expect(refused.json()).toMatchObject(problem);
  });
});
