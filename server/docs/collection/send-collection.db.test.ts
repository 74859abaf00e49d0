import { beforeAll, expect, it } from 'vitest';
import { csvOf, rightRow } from '../../features/import-batches/testing/import-calls.ts';
import type { OperationId } from '../../http/operations.ts';
import { smallPdf } from '../../pdf/testing/small-pdf.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { PostmanCollection } from './postman.ts';
import { type ListedRequest, playPostman, requestsIn } from './testing/send-request.ts';

/** Requests whose answers others need, and requests that end what others need. */
const FIRST: OperationId[] = [
  ...(['createQuoteByKey', 'createShipmentByKey'] as const),
  ...(['createWebhookEndpointByKey', 'sendTestWebhookByKey'] as const),
];
const LAST = /^(?:moveTest|cancel|delete)/;

/** What is refused although the request is valid. All else succeeds. */
const REFUSED: Partial<Record<OperationId, string>> = {
  // It was delivered.
  cancelShipmentByKey: '409 already_final',
  // Nobody charges a test key, so it has no invoices.
  getInvoiceByKey: '404 not_found',
  downloadInvoiceByKey: '404 not_found',
  downloadInvoiceXmlByKey: '404 not_found',
  // No jobs run in this test.
  downloadLabelBatchByKey: '409 labels_not_ready',
  bookImportBatchByKey: '409 import_busy',
  correctImportRowsByKey: '409 import_busy',
  priceImportBatchByKey: '409 import_busy',
  stopImportBatchByKey: '409 import_busy',
  updateImportColumnsByKey: '409 import_busy',
  updateImportRowByKey: '409 import_busy',
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let collection: PostmanCollection;
  let keys: Record<string, string>;
  beforeAll(async () => {
    const file = await backend.app.inject('/docs/mizan.postman_collection.json');
    collection = file.json();
    const customer = await backend.newCustomer(0, 'company');
    const { key, secret_key } = await newKey(backend, customer, { test: true });
    keys = { base_url: '/api', client_key: key.client_key, secret_key };
  });

  it('sends requests that are valid as they are, and books what it was quoted', async () => {
    const send = playPostman(backend.app, collection, keys, {
      attachment: new Blob([Buffer.from(smallPdf('Sample'))]),
      file: new Blob([csvOf([rightRow(1)]).toString()]),
    });
    const place = ({ id }: ListedRequest) => (FIRST.includes(id) ? 0 : LAST.test(id) ? 2 : 1);
    const requests = requestsIn(collection).sort((one, other) => place(one) - place(other));
    const refused: Record<string, string> = {};
    for (const { id, item } of requests) {
      const { statusCode, body } = await send(item);
      if (statusCode < 300) continue;
      refused[id] = `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
    }
    expect(refused).toEqual(REFUSED);
  });
});
