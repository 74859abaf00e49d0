import { apiKeysHandlers } from './handlers/api-keys.ts';
import { attachmentsHandlers } from './handlers/attachments.ts';
import { authHandlers } from './handlers/auth.ts';
import { balanceHandlers } from './handlers/balance.ts';
import { couriersHandlers } from './handlers/couriers.ts';
import { demoHandlers } from './handlers/demo.ts';
import { draftsHandlers } from './handlers/drafts.ts';
import { integrationHandlers } from './handlers/integration.ts';
import { ownDataHandlers } from './handlers/own-data.ts';
import { labelsHandlers } from './handlers/labels.ts';
import { operationsHandlers } from './handlers/operations.ts';
import { passwordResetHandlers } from './handlers/password-reset.ts';
import { paymentNotificationsHandlers } from './handlers/payment-notifications.ts';
import { presetsHandlers } from './handlers/presets.ts';
import { profileHandlers } from './handlers/profile.ts';
import { questionnaireHandlers } from './handlers/questionnaire.ts';
import { quotesHandlers } from './handlers/quotes.ts';
import { receiversHandlers } from './handlers/receivers.ts';
import { referenceHandlers } from './handlers/reference.ts';
import { registrationHandlers } from './handlers/registration.ts';
import { sessionsHandlers } from './handlers/sessions.ts';
import { shipmentsHandlers } from './handlers/shipments.ts';
import { storeWebhooksHandlers } from './handlers/store-webhooks.ts';
import { topUpsHandlers } from './handlers/top-ups.ts';
import { trackingHandlers } from './handlers/tracking.ts';
import type { Handlers } from './operations.ts';

/** Every operation of the contract with its handler, one file for each tag. */
export const handlers: Handlers = {
  ...apiKeysHandlers,
  ...attachmentsHandlers,
  ...authHandlers,
  ...balanceHandlers,
  ...couriersHandlers,
  ...demoHandlers,
  ...draftsHandlers,
  ...integrationHandlers,
  ...labelsHandlers,
  ...operationsHandlers,
  ...ownDataHandlers,
  ...passwordResetHandlers,
  ...paymentNotificationsHandlers,
  ...presetsHandlers,
  ...profileHandlers,
  ...questionnaireHandlers,
  ...quotesHandlers,
  ...receiversHandlers,
  ...referenceHandlers,
  ...registrationHandlers,
  ...sessionsHandlers,
  ...shipmentsHandlers,
  ...storeWebhooksHandlers,
  ...topUpsHandlers,
  ...trackingHandlers,
};
