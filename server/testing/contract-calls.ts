import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { exampleCall, filledPath } from '../../common/contract/example-call.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { riyadhDay } from '../domain/calendar.ts';
import { newId } from '../db/ids.ts';
import { offerQuestionnaire } from '../features/questionnaire/store.ts';
import { BASE_PATH, type Operation, readContract } from '../http/contract.ts';
import type { OperationId } from '../http/operations.ts';
import {
  type Customer,
  type TestBackend,
  TEST_COURIER,
  TEST_RECEIVER,
  testOrder,
} from './test-backend.ts';
import { connectStore } from './connect-store.ts';
import { newKey } from './dead-keys.ts';
import { importOrders } from './import-orders.ts';
import { gatherInvoices } from './gather-invoices.ts';
import { addTestProduct, fingerprintOf, PRODUCTS_FILE } from './products.ts';
import { printLabels } from './print-labels.ts';
import { addTestEndpoint } from '../features/webhooks/testing/endpoint-calls.ts';

/** The owner's data, which nobody else may see or change. */
export type Belongings = Awaited<ReturnType<typeof newOwner>>;

export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  header?: Record<string, string>;
  body?: object;
  /** The status for a stranger; 200 if the operation answers with the stranger's own data. */
  stranger: number;
}

const RECEIVER_NAME = 'عميل تجريبي لا يراه غيره';

const contract = readContract();
const operations = operationsOf(contract);

/** The status for a stranger, if it is neither success nor 404 for the owner's data. */
const REFUSALS: Record<number, readonly OperationId[]> = {
  200: [
    ...(['getPublicTracking', 'getStatement', 'downloadStatement'] as const),
    ...(['downloadStatementMovements', 'getOrderAddress'] as const),
  ],
  401: ['receiveSallaDelivery'],
  403: ['receivePaymentNotification', 'moveTestShipment'],
  404: [
    ...(['completeRegistration', 'confirmRegistration', 'getRegistration'] as const),
    ...(['updateRegistrationAccount', 'updateRegistrationClient', 'getPaymentOutcome'] as const),
  ],
  409: [
    ...(['completeReceiverAddress', 'completeOrderAddress'] as const),
    ...(['createInvoiceFile', 'createLabelBatch'] as const),
    ...(['createImportBatchFromShipments', 'downloadReport', 'downloadReportRows'] as const),
    ...(['changePlan', 'previewPlanChange', 'requestVerification'] as const),
  ],
  422: [
    ...(['changeEmail', 'changePassword', 'changePhone', 'closeAccount'] as const),
    ...(['confirmPasswordReset', 'confirmSignIn', 'confirmVerification', 'resendCode'] as const),
    ...(['confirmByCode', 'confirmByPassword', 'confirmDeviceCode'] as const),
    ...(['chooseCourier', 'createShipment', 'resetPassword', 'signIn', 'updateAutoTopUp'] as const),
    // The file is validated first, which tells a stranger nothing.
    ...(['updateProfilePicture', 'updateShipmentAttachment', 'createImportBatch'] as const),
    ...(['updateProductPhoto', 'checkProductFile', 'importProducts', 'updateProducts'] as const),
  ],
};
const refusals = new Map(
  Object.entries(REFUSALS).flatMap(([status, ids]) => ids.map((id) => [id, Number(status)])),
);

/** A valid call of every operation that names the owner's data wherever it can. */
export function callsFor(their: Belongings): Record<OperationId, Call> {
  const month = riyadhDay(new Date()).slice(0, 7);
  const ids: Record<string, string> = {
    ...{ quote_id: their.quoteId, shipment_id: their.shipmentId, batch_id: their.batchId },
    ...{ tracking_number: their.trackingNumber, tracking_numbers: their.trackingNumber },
    ...{ public_token: their.publicToken, top_up_id: their.topUpId, session_id: their.sessionId },
    ...{ receiver_id: their.receiverId, preset_id: their.presetId, draft_id: their.draftId },
    ...{ client_key: their.clientKey, number: their.invoiceNumber, file_id: their.fileId },
    ...{ month, row: '2' },
    ...{ from: '2026-11-01', to: '2027-01-01', measure: 'orders', format: 'csv' },
    ...{ client_key: their.clientKey, payment_method_id: their.cardId },
    ...{ product_id: their.productId, fingerprint: their.fingerprint },
    ...{ store_id: their.storeId, delivery_id: their.deliveryId, uuid: their.storeUuid },
    ...{ order_id: their.orderId, order_token: their.orderToken },
    ...{ endpoint_id: their.endpointId, message_id: their.messageId },
    attention_id: their.attentionId,
    scheduled_report_id: their.scheduledReportId,
  };
  const bodies: Partial<Record<OperationId, object>> = {
    createLabelBatch: { shipment_ids: [their.shipmentId], paper: 'a6', language: 'ar' },
    createInvoiceFile: { month },
    chooseCourier: { quote_id: their.quoteId },
    updateCourierRules: { version: 0, rules: [] },
    updateProducts: { product_ids: [their.productId], archived: true },
    createImportBatchFromShipments: { shipment_ids: [their.shipmentId] },
    createShipment: testOrder({ id: their.quoteId }),
    updateAutoTopUp: {
      ...exampleCall(contract, 'updateAutoTopUp').body,
      payment_method_id: their.cardId,
    },
    // Left out, because no phone is verified here.
  };
  const calls = operations.map(({ id, sameAs, isForm, responses, path: place }) => {
    const { path, query, header, body } = exampleCall(contract, id);
    const named = Object.keys(path).filter((name) => name in ids);
    const success = [...responses.keys()].find((status) => status < 300) ?? 200;
    const call: Call = {
      path: {
        ...{ ...path, courier_id: TEST_COURIER, ...ids },
        ...(place.includes('/import-batches/') && { batch_id: their.importId }),
      },
      // A filter could hide what others must not see.
      query: Object.fromEntries(
        Object.keys(query).flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])),
      ),
      header,
      ...(body && { body: isForm ? new FormData() : (bodies[sameAs] ?? body) }),
      stranger: refusals.get(sameAs) ?? (named.length > 0 ? 404 : success),
    };
    return [id, call];
  });
  return Object.fromEntries(calls) as Record<OperationId, Call>;
}

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

/** Calls an operation with these headers added to the required ones. */
export function sendCall(
  app: FastifyInstance,
  operation: Operation,
  { path = {}, query = {}, header, body }: Omit<Call, 'stranger'>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: operation.method,
    url: BASE_PATH + filledPath(operation.path, path),
    query,
    headers: { ...headers, ...header },
    ...(body && { payload: body }),
  });
}

/** Values that no answer to anybody else may contain. */
export function secretsOf({ owner, ...ids }: Belongings): string[] {
  return [owner.accountId, ...Object.values<string>(ids), RECEIVER_NAME];
}
