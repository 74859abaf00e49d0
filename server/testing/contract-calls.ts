import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import { newToken } from '../features/auth/tokens.ts';
import { offerQuestionnaire } from '../features/questionnaire/store.ts';
import { BASE_PATH, type Operation } from '../http/contract.ts';
import type { OperationId } from '../http/operations.ts';
import {
  type BookingDesk,
  type Customer,
  TEST_RECEIVER,
  testOrder,
  testParcel,
} from './booking-desk.ts';
import { newKey } from './dead-keys.ts';
import { CLIENT, HOME, NEW_PASSWORD } from './front-door.ts';
import { printLabels } from './print-labels.ts';

type Schemas = components['schemas'];

/** What the owner has, and nobody else may see or touch. */
export interface Belongings {
  owner: Customer;
  quoteId: string;
  shipmentId: string;
  trackingNumber: string;
  publicToken: string;
  topUpId: string;
  sessionId: string;
  clientKey: string;
  secretKey: string;
  webhook: string;
  receiverId: string;
  presetId: string;
  draftId: string;
  batchId: string;
}

export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  header?: Record<string, string>;
  body?: object;
  /** What a stranger is told; 200 where the operation answers with the stranger's own things. */
  stranger: number;
}

export const RECEIVER_NAME = 'عميل تجريبي لا يراه غيره';

const TEST_PRESET = {
  ...{ name: 'علبة تجريبية', weight: 600, weight_unit: 'g' },
  ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  ...{ shipment_type: 'parcel', packaging_type: 'box' },
};

const ANSWERS = {
  email: 'company@shop.example',
  phone: '+966500000097',
  shipping_from_country: 'SA',
  has_electronic_store: true,
  monthly_sales_amount: { amount: 0, currency: 'SAR' },
  monthly_orders_count: 0,
  wants_shipping_integration: false,
};

/** A valid call of every operation that asks for the owner's things, wherever it can name them. */
export function callsFor(their: Belongings): Record<OperationId, Call> {
  const key = { 'idempotency-key': 'access-matrix-key-1' };
  const registration = { registration: newToken('mzr') };
  const challenge = newToken('mzc');
  return {
    cancelShipment: { path: { shipment_id: their.shipmentId }, header: key, stranger: 404 },
    changeEmail: {
      body: { email: 'other@shop.example', current_password: 'x' },
      stranger: 422,
    },
    changePassword: {
      body: {
        current_password: 'x',
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
      stranger: 422,
    },
    changePhone: { body: { phone: '+966500000098', current_password: 'x' }, stranger: 422 },
    closeAccount: { body: { current_password: 'x' }, stranger: 422 },
    completeReceiverAddress: {
      path: { public_token: their.publicToken },
      body: { short_address: 'JDAA1234' },
      stranger: 409,
    },
    completeRegistration: { body: HOME, header: registration, stranger: 404 },
    confirmPasswordReset: { body: { challenge, code: '482913' }, stranger: 422 },
    confirmRegistration: { body: { code: '482913' }, header: registration, stranger: 404 },
    confirmSignIn: { body: { challenge, code: '482913' }, stranger: 422 },
    confirmVerification: { body: { challenge, code: '482913' }, stranger: 422 },
    createLabelBatch: {
      body: { shipment_ids: [their.shipmentId], paper: 'a6', language: 'ar' },
      header: key,
      stranger: 409,
    },
    createParcelPreset: { body: TEST_PRESET, stranger: 201 },
    createSavedReceiver: { body: TEST_RECEIVER, stranger: 201 },
    createShipmentDraft: { body: {}, stranger: 201 },
    createApiKey: { body: { name: 'x', scopes: ['prices_read'] }, stranger: 201 },
    createQuote: { body: testParcel(), stranger: 201 },
    createTopUp: {
      body: { amount: { amount: 5_000, currency: 'SAR' }, payment_method: 'credit_card' },
      header: key,
      stranger: 201,
    },
    createShipment: { body: testOrder({ id: their.quoteId }), header: key, stranger: 422 },
    deleteParcelPreset: { path: { preset_id: their.presetId }, stranger: 404 },
    deleteSavedReceiver: { path: { receiver_id: their.receiverId }, stranger: 404 },
    deleteShipmentAttachment: { path: { shipment_id: their.shipmentId }, stranger: 404 },
    deleteShipmentDraft: { path: { draft_id: their.draftId }, stranger: 404 },
    deleteProfilePicture: { stranger: 200 },
    dismissQuestionnaireOffer: { stranger: 204 },
    downloadLabelBatch: { path: { batch_id: their.batchId }, stranger: 404 },
    downloadShipmentLabel: {
      path: { shipment_id: their.shipmentId },
      body: { document: 'label', language: 'ar' },
      stranger: 404,
    },
    downloadTransactions: { body: {}, stranger: 200 },
    downloadProfileData: { stranger: 200 },
    endOtherSessions: { stranger: 204 },
    endSession: { path: { session_id: their.sessionId }, stranger: 404 },
    getBalance: { stranger: 200 },
    getCourier: { path: { courier_id: 'crr_01jd000000000000000000000a' }, stranger: 200 },
    getHealth: { stranger: 200 },
    getIntegration: { stranger: 200 },
    getLabelBatch: { path: { batch_id: their.batchId }, stranger: 404 },
    getParcelPreset: { path: { preset_id: their.presetId }, stranger: 404 },
    getSavedReceiver: { path: { receiver_id: their.receiverId }, stranger: 404 },
    getShipmentDraft: { path: { draft_id: their.draftId }, stranger: 404 },
    getProfile: { stranger: 200 },
    getTopUp: { path: { top_up_id: their.topUpId }, stranger: 404 },
    getTopUpOptions: { stranger: 200 },
    getQuestionnaire: { stranger: 200 },
    getQuote: { path: { quote_id: their.quoteId }, stranger: 404 },
    getPaymentOutcome: { path: { payment_reference: newToken('mzt') }, stranger: 404 },
    getPublicTracking: { path: { public_token: their.publicToken }, stranger: 200 },
    getReadiness: { stranger: 200 },
    getRegistration: { header: registration, stranger: 404 },
    getShipmentAttachment: { path: { shipment_id: their.shipmentId }, stranger: 404 },
    getShipment: { path: { shipment_id: their.shipmentId }, stranger: 404 },
    listApiKeys: { stranger: 200 },
    listCities: { stranger: 200 },
    listCountries: { stranger: 200 },
    listCouriers: { stranger: 200 },
    listEnums: { stranger: 200 },
    listOutbox: { stranger: 200 },
    listParcelPresets: { stranger: 200 },
    listSavedReceivers: { stranger: 200 },
    listShipmentDrafts: { stranger: 200 },
    listSessions: { stranger: 200 },
    listShipments: { stranger: 200 },
    listStoreWebhooks: { stranger: 200 },
    listTrackings: { query: { tracking_numbers: their.trackingNumber }, stranger: 200 },
    listTransactions: { stranger: 200 },
    receivePaymentNotification: { path: { provider: 'sandbox' }, body: {}, stranger: 403 },
    renewStoreWebhook: { path: { platform: 'salla' }, stranger: 200 },
    requestPasswordReset: { body: { login: 'nobody@mizan.example' }, stranger: 200 },
    requestVerification: { body: { channel: 'email' }, stranger: 409 },
    resendCode: { body: { challenge }, stranger: 422 },
    resetPassword: {
      body: {
        reset_token: newToken('mzp'),
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
      stranger: 422,
    },
    retryTopUp: { path: { top_up_id: their.topUpId }, header: key, stranger: 404 },
    revokeApiKey: { path: { client_key: their.clientKey }, stranger: 404 },
    rotateApiKey: {
      path: { client_key: their.clientKey },
      body: { grace_hours: 0 },
      stranger: 404,
    },
    signIn: { body: { login: 'nobody@mizan.example', password: 'x' }, stranger: 422 },
    signOut: { stranger: 204 },
    startRegistration: { body: CLIENT, stranger: 201 },
    submitQuestionnaire: { body: ANSWERS, stranger: 200 },
    trackShipment: { path: { tracking_number: their.trackingNumber }, stranger: 404 },
    updateParcelPreset: {
      path: { preset_id: their.presetId },
      body: TEST_PRESET,
      stranger: 404,
    },
    updateSavedReceiver: {
      path: { receiver_id: their.receiverId },
      body: TEST_RECEIVER,
      stranger: 404,
    },
    updateShipment: {
      path: { shipment_id: their.shipmentId },
      body: {
        ...{ version: 1, receiver: TEST_RECEIVER, packaging_type: 'box' },
        ...{ preferred_delivery_day: 'sunday', preferred_delivery_time: '09-12' },
        ...{ product_name: 'x', quantity: 1, price: { amount: 100, currency: 'SAR' } },
        further_products: [
          { product_name: 'y', quantity: 1, price: { amount: 100, currency: 'SAR' } },
        ],
      },
      stranger: 404,
    },
    // What the file is, is judged first: a stranger learns nothing by it.
    updateShipmentAttachment: {
      path: { shipment_id: their.shipmentId },
      body: new FormData(),
      stranger: 422,
    },
    updateShipmentDraft: {
      path: { draft_id: their.draftId },
      body: { version: 1 },
      stranger: 404,
    },
    updateQuestionnaire: { body: {}, stranger: 200 },
    updateProfile: {
      body: {
        ...HOME,
        first_name: 'سالم',
        last_name: 'العيّنة',
        company_name: 'متجر تجريبي',
        locale: 'ar',
      },
      stranger: 200,
    },
    updateProfilePicture: { body: new FormData(), stranger: 422 },
    updateRegistrationAccount: {
      body: {
        email: 'nobody@shop.example',
        phone: '+966500000099',
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
        channel: 'email',
      },
      header: registration,
      stranger: 404,
    },
    updateRegistrationClient: { body: CLIENT, header: registration, stranger: 404 },
  };
}

/** An account with one of everything. */
export async function newOwner(desk: BookingDesk): Promise<Belongings> {
  const owner = await desk.newCustomer(100_000, 'company');
  const shipment = await desk.ship(owner, {
    receiver: { ...TEST_RECEIVER, full_name: RECEIVER_NAME },
  });
  const session = await desk.database.kysely
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  const { key, secret_key } = await newKey(desk, owner);
  const topUpId = await desk.beginTopUp(owner, 5_000);
  const receiver = await desk.post(owner, '/receivers', {
    ...TEST_RECEIVER,
    full_name: RECEIVER_NAME,
  });
  const preset = await desk.post(owner, '/parcel-presets', TEST_PRESET);
  const draft = await desk.post(owner, '/shipment-drafts', { note: RECEIVER_NAME });
  const webhooks = await desk.get(owner, '/store-webhooks');
  await offerQuestionnaire(desk.database.kysely, owner.accountId);
  return {
    owner,
    quoteId: (await desk.quote(owner)).id,
    shipmentId: shipment.id,
    trackingNumber: shipment.tracking_number,
    publicToken: shipment.tracking_url.split('/').at(-1) ?? '',
    topUpId,
    receiverId: receiver.json<Schemas['SavedReceiver']>().id,
    draftId: draft.json<Schemas['ShipmentDraft']>().id,
    batchId: await printLabels(desk, owner, [shipment.id]),
    presetId: preset.json<Schemas['ParcelPreset']>().id,
    sessionId: session.id,
    clientKey: key.client_key,
    secretKey: secret_key,
    webhook: webhooks.json<Schemas['StoreWebhookList']>().data[0]?.uuid ?? '',
  };
}

/** Calls an operation with these headers beside those it needs. */
export function sendCall(
  app: FastifyInstance,
  operation: Operation,
  { path = {}, query = {}, header, body }: Omit<Call, 'stranger'>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const route = operation.route.replaceAll(/:(\w+)/g, (_, name: string) => path[name] ?? '');
  return app.inject({
    method: operation.method,
    url: BASE_PATH + route,
    query,
    headers: { ...headers, ...header },
    ...(body && { payload: body }),
  });
}

/** What no answer to anybody else may hold. */
export function secretsOf({ owner, ...ids }: Belongings): string[] {
  return [owner.accountId, ...Object.values<string>(ids), RECEIVER_NAME];
}
