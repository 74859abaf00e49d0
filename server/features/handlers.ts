import { activityHandlers } from './activity/handlers.ts';
import { apiKeysHandlers } from './api-keys/handlers.ts';
import { attachmentsHandlers } from './attachments/handlers.ts';
import { attentionHandlers } from './attention/handlers.ts';
import { authHandlers } from './auth/sign-in-handlers.ts';
import { autoTopUpsHandlers } from './auto-top-ups/handlers.ts';
import { balanceHandlers } from './balance/handlers.ts';
import { courierRulesHandlers } from './courier-rules/handlers.ts';
import { couriersHandlers } from './couriers/handlers.ts';
import { demoHandlers } from './outbox/handlers.ts';
import { draftsHandlers } from './drafts/handlers.ts';
import { favoritesHandlers } from './favorites/handlers.ts';
import { importFilesHandlers } from './import-batches/file-handlers.ts';
import { importBatchesHandlers } from './import-batches/handlers.ts';
import { importRowsHandlers } from './import-batches/row-handlers.ts';
import { importStepsHandlers } from './import-batches/step-handlers.ts';
import { integrationHandlers } from './api-keys/integration-handlers.ts';
import { ownDataHandlers } from './own-data/handlers.ts';
import { invoicesHandlers } from './tax-documents/handlers.ts';
import { labelsHandlers } from './labels/handlers.ts';
import { operationsHandlers } from './operations/handlers.ts';
import { confirmationHandlers } from './auth/confirmation-handlers.ts';
import { knownDevicesHandlers } from './auth/known-devices-handlers.ts';
import { passwordResetHandlers } from './auth/password-reset-handlers.ts';
import { paymentMethodsHandlers } from './payment-methods/handlers.ts';
import { paymentNotificationsHandlers } from './top-ups/notification-handlers.ts';
import { plansHandlers } from './plans/handlers.ts';
import { presetsHandlers } from './saved/presets-handlers.ts';
import { productFilesHandlers } from './products/files/handlers.ts';
import { productsHandlers } from './products/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { questionnaireHandlers } from './questionnaire/handlers.ts';
import { quotesHandlers } from './quotes/handlers.ts';
import { ratingsHandlers } from './ratings/handlers.ts';
import { receiversHandlers } from './saved/receivers-handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { scheduledReportsHandlers } from './scheduled-reports/handlers.ts';
import { requestLogHandlers } from './request-log/handlers.ts';
import { sessionsHandlers } from './auth/sessions-handlers.ts';
import { shipmentsHandlers } from './shipments/handlers.ts';
import { statementsHandlers } from './statements/handlers.ts';
import { storeAccessHandlers } from './stores/access-handlers.ts';
import { storeDeliveriesHandlers } from './stores/delivery-handlers.ts';
import { storesHandlers } from './stores/handlers.ts';
import { storeOrdersHandlers } from './stores/orders/handlers.ts';
import { testAccountHandlers } from './test-accounts/handlers.ts';
import { todayHandlers } from './today/handlers.ts';
import { topUpsHandlers } from './top-ups/handlers.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { webhookEndpointHandlers } from './webhooks/endpoint-handlers.ts';
import { webhookMessageHandlers } from './webhooks/message-handlers.ts';
import type { Handlers } from '../http/operations.ts';

/** Every operation of the contract with its handler, one file for each tag. */
export const handlers: Handlers = {
  ...activityHandlers,
  ...apiKeysHandlers,
  ...attachmentsHandlers,
  ...attentionHandlers,
  ...authHandlers,
  ...autoTopUpsHandlers,
  ...balanceHandlers,
  ...courierRulesHandlers,
  ...couriersHandlers,
  ...demoHandlers,
  ...draftsHandlers,
  ...favoritesHandlers,
  ...importBatchesHandlers,
  ...importFilesHandlers,
  ...importRowsHandlers,
  ...importStepsHandlers,
  ...integrationHandlers,
  ...invoicesHandlers,
  ...labelsHandlers,
  ...operationsHandlers,
  ...ownDataHandlers,
  ...confirmationHandlers,
  ...knownDevicesHandlers,
  ...passwordResetHandlers,
  ...paymentMethodsHandlers,
  ...paymentNotificationsHandlers,
  ...plansHandlers,
  ...presetsHandlers,
  ...productFilesHandlers,
  ...productsHandlers,
  ...profileHandlers,
  ...questionnaireHandlers,
  ...quotesHandlers,
  ...ratingsHandlers,
  ...receiversHandlers,
  ...referenceHandlers,
  ...registrationHandlers,
  ...reportsHandlers,
  ...scheduledReportsHandlers,
  ...requestLogHandlers,
  ...sessionsHandlers,
  ...shipmentsHandlers,
  ...statementsHandlers,
  ...storeAccessHandlers,
  ...storeDeliveriesHandlers,
  ...storeOrdersHandlers,
  ...storesHandlers,
  ...testAccountHandlers,
  ...todayHandlers,
  ...topUpsHandlers,
  ...trackingHandlers,
  ...webhookEndpointHandlers,
  ...webhookMessageHandlers,
};
