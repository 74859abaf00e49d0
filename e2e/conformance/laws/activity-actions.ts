import type { components } from '../../../openapi/generated/types.ts';
import type { Who } from '../account.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Action = components['schemas']['ActivityAction'];

/**
 * What is recorded of each operation. An operation that takes away what another has made follows it
 * and concerns the same object.
 */
const ACTIONS: readonly (readonly [OperationId, Action, undoes?: OperationId])[] = [
  ['createApiKey', 'api_key_created'],
  ['rotateApiKey', 'api_key_rotated'],
  ['revokeApiKey', 'api_key_revoked'],
  ['createWebhookEndpoint', 'webhook_endpoint_created'],
  ['rotateWebhookSecret', 'webhook_secret_rotated'],
  ['deleteWebhookEndpoint', 'webhook_endpoint_deleted'],
  ['updateWebhookEndpoint', 'webhook_endpoint_updated'],
  ['connectStore', 'store_connected'],
  ['updateStore', 'store_updated'],
  ['renewStoreSecret', 'store_secret_renewed'],
  ['renewStoreAddress', 'store_address_renewed'],
  ['disconnectStore', 'store_disconnected'],
  ['createShipment', 'shipment_created'],
  ['updateShipment', 'shipment_updated'],
  ['updateShipmentAttachment', 'attachment_updated'],
  ['deleteShipmentAttachment', 'attachment_removed', 'updateShipmentAttachment'],
  ['createLabelBatch', 'labels_created'],
  ['cancelShipment', 'shipment_cancelled'],
  ['createImportBatch', 'import_created'],
  ['bookImportBatch', 'import_booked'],
  ['deleteImportBatch', 'import_deleted'],
  ['createTopUp', 'top_up_created'],
  ['downloadTransactions', 'transactions_downloaded'],
  ['downloadInvoices', 'invoices_downloaded'],
  ['createInvoiceFile', 'invoice_file_created'],
  ['createSavedReceiver', 'receiver_saved'],
  ['updateSavedReceiver', 'receiver_updated'],
  ['deleteSavedReceiver', 'receiver_deleted'],
  ['createParcelPreset', 'preset_saved'],
  ['updateParcelPreset', 'preset_updated'],
  ['deleteParcelPreset', 'preset_deleted'],
  ['saveFavorite', 'favorite_saved'],
  ['deleteFavorite', 'favorite_deleted', 'saveFavorite'],
  ['updateCourierRules', 'courier_rules_updated'],
  ['createProduct', 'product_created'],
  ['updateProduct', 'product_updated'],
  ['updateProductPhoto', 'product_photo_updated'],
  ['deleteProductPhoto', 'product_photo_removed', 'updateProductPhoto'],
  ['updateProducts', 'products_updated'],
  ['deleteProduct', 'product_deleted'],
  ['importProducts', 'products_imported'],
  ['downloadProducts', 'products_downloaded'],
  ['downloadReport', 'report_downloaded'],
  ['updateProfile', 'profile_updated'],
  ['confirmByPassword', 'identity_confirmed'],
  ['downloadProfileData', 'data_downloaded'],
  ['updateAutoTopUp', 'auto_top_up_changed'],
  ['createScheduledReport', 'report_scheduled'],
  ['deleteScheduledReport', 'report_unscheduled'],
  ['updateProfilePicture', 'picture_updated'],
  ['deleteProfilePicture', 'picture_removed', 'updateProfilePicture'],
  ['submitQuestionnaire', 'questionnaire_submitted'],
  ['dismissQuestionnaireOffer', 'questionnaire_dismissed'],
  ['requestVerification', 'verification_code_sent'],
  ['requestConfirmationCode', 'confirmation_code_sent'],
  ['downloadStatement', 'statement_downloaded'],
  ['downloadStatementMovements', 'statement_downloaded'],
  ['downloadActivity', 'activity_downloaded'],
];

/** Newest entries that are read; each request adds one. */
const NEWEST = '10';

async function eachIsRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const made = new Map<OperationId, Call>();
  const built = new Set(bench.operations.map(({ id }) => id));
  const newest = async (who: Who) =>
    (await api.ok('listActivity', { who, query: { limit: NEWEST } })).data;
  await withEach(
    ACTIONS.filter(([id]) => built.has(id)),
    async ([id, action, undoes]) => {
      const { call: make, done } = recipes[id];
      const { path, ...call } = await make(workspace);
      const same = undoes && made.get(undoes);
      const right = { ...call, ...(path && { path: same?.path ?? path }) };
      const who = right.who ?? null;
      const before = new Set((await newest(who)).map((entry) => entry.id));
      const answer = await api.succeed(id, right);
      // Repeated with its key, it changes nothing more.
      if (right.header?.['idempotency-key'] !== undefined) await api.succeed(id, right);
      await done?.(workspace, answer, right);
      made.set(id, right);
      const added = (await newest(who)).filter((entry) => !before.has(entry.id));
      const actions = added.map((entry) => entry.action);
      alike(actions, [action], `the entries of the activity log after ${id}`, answer);
      const { subject } = added[0] ?? {};
      const concerns = JSON.stringify([right.path, right.body, answer.body]);
      // All statements have one id; the month is their name.
      const named = subject?.id === 'statement' ? subject.label : subject?.id;
      const isNamed = subject ? concerns.includes(JSON.stringify(named)) : !right.path;
      expect(isNamed, `the subject of ${action} is ${JSON.stringify(subject)}`, answer);
    },
    ONE_AT_A_TIME,
  );
}

export const activityActionLaws: readonly Law[] = [
  {
    id: 'activity-actions',
    title: 'Each change has one entry in the activity log, with its action and what it concerns',
    clause:
      '#/components/schemas/ActivityAction: every change that an operation makes has an action; ActivityEntry/properties/subject; listActivity: one entry, even if it was repeated with its idempotency key',
    isAbout: ({ id }) => id === 'listActivity',
    run: eachIsRecorded,
  },
];
