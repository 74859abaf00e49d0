import { exampleCall } from '../../common/contract/example-call.ts';
import { newId } from '../db/ids.ts';
import { offerQuestionnaire } from '../features/questionnaire/store.ts';
import { addTestEndpoint } from '../features/webhooks/testing/endpoint-calls.ts';
import { readContract } from '../http/contract.ts';
import { connectStore } from './connect-store.ts';
import { newKey } from './dead-keys.ts';
import { gatherInvoices } from './gather-invoices.ts';
import { importOrders } from './import-orders.ts';
import { printLabels } from './print-labels.ts';
import { addTestProduct, fingerprintOf, PRODUCTS_FILE } from './products.ts';
import { type Customer, type TestBackend, TEST_COURIER, TEST_RECEIVER } from './test-backend.ts';

const RECEIVER_NAME = 'عميل تجريبي لا يراه غيره';

const contract = readContract();

/** The owner's data, which nobody else may see or change. */
export type Belongings = Awaited<ReturnType<typeof newOwner>>;

/**
 * An account with one of everything.
 *
 * @param withFiles false leaves out its label batch and file of invoices, which take half of the
 *   time; their ids are then those of nothing.
 */
export async function newOwner(backend: TestBackend, withFiles = true) {
  const owner = await backend.newCustomer(100_000, 'company');
  const receiver = { ...TEST_RECEIVER, full_name: RECEIVER_NAME };
  const preset = exampleCall(contract, 'createParcelPreset').body ?? {};
  const made = async (path: string, body: object) =>
    (await backend.post(owner, path, body)).json<{ id: string }>().id;
  const shipment = await backend.ship(owner, { receiver });
  const { key, secret_key } = await newKey(backend, owner);
  const { kysely } = backend.database;
  const session = await kysely
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  const store = await connectStore(backend, owner);
  await offerQuestionnaire(kysely, owner.accountId);
  await addPhoto(backend.database);
  return {
    owner,
    quoteId: (await backend.quote(owner)).id,
    shipmentId: shipment.id,
    trackingNumber: shipment.tracking_number,
    publicToken: shipment.tracking_url.split('/').at(-1) ?? '',
    topUpId: await backend.beginTopUp(owner, 5_000),
    receiverId: await made('/receivers', receiver),
    presetId: await made('/parcel-presets', preset),
    draftId: await made('/shipment-drafts', { note: RECEIVER_NAME }),
    productId: await addProductWithPhoto(backend, owner),
    fingerprint: await fingerprintOf(backend, owner, PRODUCTS_FILE),
    batchId: withFiles ? await printLabels(backend, owner, [shipment.id]) : 'none',
    importId: await importOrders(backend, owner),
    ...(withFiles
      ? await gatherInvoices(backend, owner)
      : { fileId: 'none', invoiceNumber: 'none' }),
    sessionId: session.id,
    clientKey: key.client_key,
    cardId: await saveCard(backend, owner),
    secretKey: secret_key,
    ...store,
    ...(await openEndpoint(backend, owner)),
    attentionId: await losePlan(backend, owner),
    scheduledReportId: await made('/scheduled-reports', { report: 'orders', frequency: 'week' }),
  };
}

/** @returns its id. */
async function addProductWithPhoto(backend: TestBackend, owner: Customer): Promise<string> {
  const { id } = await addTestProduct(backend, owner, 'THEIRS', { name_ar: RECEIVER_NAME });
  await backend.database.kysely
    .insertInto('product_photos')
    .values({ account_id: owner.accountId, product_id: id, preview: 'UklGRg==', photo: 'UklGRg==' })
    .execute();
  return id;
}

/** An endpoint with a webhook that waits. */
async function openEndpoint(backend: TestBackend, owner: Customer) {
  const { endpoint, secret, call } = await addTestEndpoint(backend, owner);
  const answer = await call('POST', '/test', { event: 'shipment.created' });
  const { id: messageId } = answer.json<{ id: string }>();
  return { endpointId: endpoint.id, endpointSecret: secret, messageId };
}

/** Says that the account lost its plan, which needs attention. @returns the item's id. */
async function losePlan({ database }: TestBackend, { accountId }: Customer): Promise<string> {
  await database.kysely
    .updateTable('accounts')
    .set({ plan_lost_at: new Date() })
    .where('account_id', '=', accountId)
    .execute();
  return `ended_plan-${accountId}`;
}

/** A card as if the owner had saved it. @returns its id. */
async function saveCard({ database }: TestBackend, { accountId }: Customer): Promise<string> {
  const [now, id] = [new Date(), newId('spm', new Date())];
  await database.kysely
    .insertInto('saved_payment_methods')
    .values({
      ...{ account_id: accountId, id, provider: 'sandbox', token: `tok_${id}`, brand: 'visa' },
      ...{ last_four: '1111', expires: '2040-12', created_at: now },
    })
    .execute();
  return id;
}

/** The photo that the contract's example names. */
async function addPhoto({ kysely }: TestBackend['database']): Promise<void> {
  const { photo_id: id = '' } = exampleCall(contract, 'getCourierPhoto').path;
  const file = { id: 'f'.repeat(32), width: 1, height: 1, preview: 'UklG', photo: 'UklG' };
  await kysely
    .insertInto('photo_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('courier_photos')
    .values({
      ...{ courier_id: TEST_COURIER, id, file_id: file.id, position: 1 },
      caption: JSON.stringify({ ar: 'صورة', en: 'Photo' }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Values that no answer to anybody else may contain. */
export function secretsOf({ owner, ...ids }: Belongings): string[] {
  return [owner.accountId, ...Object.values<string>(ids), RECEIVER_NAME];
}
