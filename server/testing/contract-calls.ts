import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { exampleCall, filledPath } from '../../common/contract/example-call.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { addDays, riyadhDay } from '../domain/calendar.ts';
import { BASE_PATH, type Operation, readContract } from '../http/contract.ts';
import type { OperationId } from '../http/operations.ts';
import type { Belongings } from './new-owner.ts';
import { TEST_COURIER, testOrder } from './test-backend.ts';

export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  header?: Record<string, string>;
  body?: object;
  /** The status for a stranger; 200 if the operation answers with the stranger's own data. */
  stranger: number;
}

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

/**
 * A valid call of every operation that names the owner's data wherever it can.
 *
 * @param now when that was made; statements, files of invoices and reports are of that time.
 */
export function callsFor(their: Belongings, now = new Date()): Record<OperationId, Call> {
  const today = riyadhDay(now);
  const month = today.slice(0, 7);
  const ids: Record<string, string> = {
    ...{ quote_id: their.quoteId, shipment_id: their.shipmentId, batch_id: their.batchId },
    ...{ tracking_number: their.trackingNumber, tracking_numbers: their.trackingNumber },
    ...{ public_token: their.publicToken, top_up_id: their.topUpId, session_id: their.sessionId },
    ...{ receiver_id: their.receiverId, preset_id: their.presetId, draft_id: their.draftId },
    ...{ client_key: their.clientKey, number: their.invoiceNumber, file_id: their.fileId },
    ...{ month, row: '2' },
    ...{ from: addDays(today, -30), to: addDays(today, 30), measure: 'orders', format: 'csv' },
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
      header: withOwnKey(id, header),
      ...(body && { body: isForm ? new FormData() : (bodies[sameAs] ?? body) }),
      stranger: refusals.get(sameAs) ?? (named.length > 0 ? 404 : success),
    };
    return [id, call];
  });
  return Object.fromEntries(calls) as Record<OperationId, Call>;
}

/** With the example's key, each operation would repeat another one. */
function withOwnKey(id: OperationId, header: Record<string, string>): Record<string, string> {
  return 'idempotency-key' in header ? { ...header, 'idempotency-key': `a-key-for-${id}` } : header;
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
