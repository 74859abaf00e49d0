import type { components } from '../../../openapi/generated/types.ts';
import type { OperationAnswer, HandledId, OperationRequest } from '../../http/operations.ts';

type Schemas = components['schemas'];

/** The action of an operation, and what it concerned as far as the exchange tells. */
interface Rule<Id extends HandledId> {
  action: Schemas['ActivityAction'];
  subject?: (
    request: OperationRequest<Id>,
    answer: NonNullable<OperationAnswer<Id>['body']>,
  ) => Schemas['ActivitySubject'];
}

const booked = (_: object, { id, tracking_number }: Schemas['Shipment']) => ({
  id,
  label: tracking_number,
});
const identified = (_: object, { id }: { id: string }) => ({ id });
const received = (_: object, { id, full_name }: Schemas['SavedReceiver']) => ({
  id,
  label: full_name,
});
const named = (_: object, { id, name }: Schemas['ParcelPreset']) => ({ id, label: name });
const numbered = (_: object, { id, sku }: Schemas['Product']) => ({ id, label: sku });
const keyed = (_: object, { key }: Schemas['IssuedKey']) => ({
  id: key.client_key,
  label: key.name,
});

const told = (_: object, { id, url }: Schemas['WebhookEndpoint']) => ({
  id,
  label: new URL(url).host,
});

const shop = ({ id, name }: Schemas['StoreConnection']) => ({ id, label: name });

const imported = (_: object, { id, file_name }: Schemas['ImportBatch']) => ({
  id,
  ...(file_name !== undefined && { label: file_name }),
});
const importIn = ({ path }: { path: { batch_id: string } }) => ({ id: path.batch_id });

/** What each operation that changes something does. Handlers may say more (`context.note`). */
export const RECORDED = {
  signIn: { action: 'sign_in_code_sent' },
  confirmSignIn: { action: 'signed_in' },
  requestDeviceCode: { action: 'device_code_sent' },
  confirmDeviceCode: { action: 'device_confirmed' },
  requestConfirmationCode: { action: 'confirmation_code_sent' },
  confirmByCode: { action: 'identity_confirmed' },
  confirmByPassword: { action: 'identity_confirmed' },
  signOut: { action: 'signed_out' },
  endSession: { action: 'session_ended', subject: ({ path }) => ({ id: path.session_id }) },
  endOtherSessions: { action: 'other_sessions_ended' },
  requestPasswordReset: { action: 'password_reset_requested' },
  confirmPasswordReset: { action: 'password_reset_confirmed' },
  resetPassword: { action: 'password_reset' },
  completeRegistration: { action: 'account_opened' },
  changePassword: { action: 'password_changed' },
  changeEmail: { action: 'email_changed', subject: () => ({ id: 'email' }) },
  changePhone: { action: 'phone_changed', subject: () => ({ id: 'phone' }) },
  requestVerification: {
    action: 'verification_code_sent',
    subject: ({ body }) => ({ id: body.channel }),
  },
  confirmVerification: { action: 'contact_verified' },
  downloadProfileData: { action: 'data_downloaded' },
  downloadActivity: { action: 'activity_downloaded' },
  updateSecondStep: { action: 'second_step_changed' },
  updateProfile: { action: 'profile_updated' },
  updateProfilePicture: { action: 'picture_updated' },
  deleteProfilePicture: { action: 'picture_removed' },
  submitQuestionnaire: { action: 'questionnaire_submitted' },
  dismissQuestionnaireOffer: { action: 'questionnaire_dismissed' },
  createApiKey: { action: 'api_key_created', subject: keyed },
  rotateApiKey: { action: 'api_key_rotated', subject: keyed },
  revokeApiKey: { action: 'api_key_revoked', subject: ({ path }) => ({ id: path.client_key }) },
  connectStore: { action: 'store_connected', subject: (_, { store }) => shop(store) },
  updateStore: { action: 'store_updated', subject: (_, store) => shop(store) },
  grantStoreAccess: { action: 'store_updated', subject: (_, store) => shop(store) },
  disconnectStore: { action: 'store_disconnected', subject: ({ path }) => ({ id: path.store_id }) },
  renewStoreSecret: { action: 'store_secret_renewed', subject: (_, { store }) => shop(store) },
  renewStoreAddress: { action: 'store_address_renewed', subject: (_, store) => shop(store) },
  createWebhookEndpoint: {
    action: 'webhook_endpoint_created',
    subject: (request, { endpoint }) => told(request, endpoint),
  },
  updateWebhookEndpoint: { action: 'webhook_endpoint_updated', subject: told },
  deleteWebhookEndpoint: { action: 'webhook_endpoint_deleted' },
  rotateWebhookSecret: {
    action: 'webhook_secret_rotated',
    subject: (request, { endpoint }) => told(request, endpoint),
  },
  createShipment: { action: 'shipment_created', subject: booked },
  updateShipment: { action: 'shipment_updated', subject: booked },
  cancelShipment: { action: 'shipment_cancelled', subject: booked },
  updateShipmentAttachment: { action: 'attachment_updated', subject: booked },
  deleteShipmentAttachment: { action: 'attachment_removed', subject: booked },
  createLabelBatch: { action: 'labels_created', subject: identified },
  completeReceiverAddress: { action: 'receiver_address_completed' },
  completeOrderAddress: { action: 'receiver_address_completed' },
  createImportBatch: { action: 'import_created', subject: imported },
  createImportBatchFromShipments: { action: 'import_created', subject: imported },
  bookImportBatch: { action: 'import_booked', subject: imported },
  stopImportBatch: { action: 'import_stopped', subject: imported },
  deleteImportBatch: { action: 'import_deleted', subject: importIn },
  createRating: { action: 'rating_created' },
  updateRating: { action: 'rating_updated' },
  deleteRating: { action: 'rating_deleted' },
  createTopUp: { action: 'top_up_created', subject: identified },
  retryTopUp: { action: 'top_up_retried', subject: identified },
  updateAutoTopUp: { action: 'auto_top_up_changed' },
  deletePaymentMethod: { action: 'payment_method_deleted' },
  downloadTransactions: { action: 'transactions_downloaded' },
  downloadInvoices: { action: 'invoices_downloaded' },
  createInvoiceFile: {
    action: 'invoice_file_created',
    subject: (_, { id, month }) => ({ id, label: month }),
  },
  downloadStatement: {
    action: 'statement_downloaded',
    subject: ({ path }) => ({ id: 'statement', label: path.month }),
  },
  downloadStatementMovements: {
    action: 'statement_downloaded',
    subject: ({ path }) => ({ id: 'statement', label: path.month }),
  },
  createSavedReceiver: { action: 'receiver_saved', subject: received },
  updateSavedReceiver: { action: 'receiver_updated', subject: received },
  deleteSavedReceiver: {
    action: 'receiver_deleted',
    subject: ({ path }) => ({ id: path.receiver_id }),
  },
  createParcelPreset: { action: 'preset_saved', subject: named },
  updateParcelPreset: { action: 'preset_updated', subject: named },
  deleteParcelPreset: { action: 'preset_deleted', subject: ({ path }) => ({ id: path.preset_id }) },
  saveFavorite: { action: 'favorite_saved' },
  deleteFavorite: { action: 'favorite_deleted' },
  updateCourierRules: { action: 'courier_rules_updated' },
  createProduct: { action: 'product_created', subject: numbered },
  updateProduct: { action: 'product_updated', subject: numbered },
  updateProducts: { action: 'products_updated' },
  deleteProduct: { action: 'product_deleted', subject: ({ path }) => ({ id: path.product_id }) },
  updateProductPhoto: { action: 'product_photo_updated', subject: numbered },
  deleteProductPhoto: { action: 'product_photo_removed', subject: numbered },
  importProducts: { action: 'products_imported' },
  downloadProducts: { action: 'products_downloaded' },
  downloadReport: { action: 'report_downloaded', subject: ({ path }) => ({ id: path.report }) },
  downloadReportRows: { action: 'report_downloaded', subject: ({ path }) => ({ id: path.report }) },
  createScheduledReport: { action: 'report_scheduled', subject: identified },
  deleteScheduledReport: {
    action: 'report_unscheduled',
    subject: ({ path }) => ({ id: path.scheduled_report_id }),
  },
  changePlan: { action: 'plan_changed', subject: ({ body }) => ({ id: body.tier }) },
  resumePlan: { action: 'plan_resumed', subject: (_, { tier }) => ({ id: tier }) },
} satisfies { [Id in HandledId]?: Rule<Id> };

/** Operations that are no GET and record nothing, with the reason. */
export const NOT_RECORDED: Partial<Record<HandledId, string>> = {
  snoozeAttention: 'changes a list of the screens',
  finishAttention: 'changes a list of the screens',
  restoreAttention: 'changes a list of the screens',
  closeAccount: 'deletes the log; written to the log of the server',
  createQuote: 'asks for prices',
  checkProductFile: 'changes nothing',
  chooseCourier: 'asks for a price',
  tryCourierRules: 'asks for prices',
  previewPlanChange: 'asks for a price',
  downloadShipmentLabel: 'reads',
  downloadLabelBatch: 'reads',
  downloadInvoice: 'reads',
  downloadInvoiceXml: 'reads',
  downloadInvoiceFile: 'reads',
  updateImportColumns: 'prepares a booking, which is recorded',
  updateImportRow: 'prepares a booking, which is recorded',
  updateStoreOrder: 'prepares a booking, which is recorded',
  replayStoreDelivery: 'reads a delivery again',
  correctImportRows: 'prepares a booking, which is recorded',
  priceImportBatch: 'asks for prices',
  downloadImportRows: 'reads',
  downloadImportTemplate: 'reads',
  createShipmentDraft: 'saved by the form while it is typed',
  updateShipmentDraft: 'saved by the form while it is typed',
  deleteShipmentDraft: 'deleted by the form once it is booked',
  updateQuestionnaire: 'saved by the form while it is typed',
  resendCode: 'repeats a message whose request is recorded',
  startRegistration: 'there is no account yet',
  updateRegistrationClient: 'there is no account yet',
  updateRegistrationAccount: 'there is no account yet',
  confirmRegistration: 'there is no account yet',
  receivePaymentNotification: 'in the ledger',
  simulateStore: 'a game of demo mode',
  sendTestWebhook: 'in the log of the endpoint',
  resendWebhook: 'in the log of the endpoint',
  resendWebhooks: 'in the log of the endpoint',
  moveTestShipment: 'what couriers report is in the history of the shipment',
  receiveSallaDelivery: 'among the deliveries of the store',
  receiveZidDelivery: 'among the deliveries of the store',
};

/** A rule without the types of its operation. */
export interface AnyRule {
  action: Schemas['ActivityAction'];
  subject?: (request: object, answer: unknown) => Schemas['ActivitySubject'];
}

/** The rule of an operation; undefined if it records nothing. */
export function ruleOf(operation: HandledId): AnyRule | undefined {
  return (RECORDED as Partial<Record<HandledId, AnyRule>>)[operation];
}
