import { confirmOwner } from '../auth/confirm-owner.ts';
import { limitPerHour } from '../auth/limits.ts';
import {
  everyProduct,
  everyQuote,
  everyRating,
  everySaved,
  everyShipment,
  everyTopUp,
  everyTransaction,
} from './store.ts';
import { getAccount } from '../accounts/store.ts';
import { matchingActivity } from '../activity/store.ts';
import { toActivityEntry } from '../activity/mapper.ts';
import { toAutoTopUp } from '../auto-top-ups/mapper.ts';
import { findAutoTopUp, takenToday } from '../auto-top-ups/store.ts';
import { forgetToken } from '../payment-methods/forget-token.ts';
import { toPaymentMethod } from '../payment-methods/mapper.ts';
import { listPaymentMethods } from '../payment-methods/store.ts';
import { pausedKeys } from '../api-keys/paused-keys.ts';
import { listApiKeys } from '../api-keys/store.ts';
import { closeAccount } from './close-account.ts';
import { showRules } from '../courier-rules/mapper.ts';
import { findRules } from '../courier-rules/store.ts';
import { selectFavorites } from '../favorites/store.ts';
import { listDrafts } from '../drafts/store.ts';
import { everyImportBatch, everyImportRow, listMatchings } from '../import-batches/recorded.ts';
import { listLabelBatches } from '../labels/store.ts';
import { toApiRequest } from '../request-log/mapper.ts';
import { matchingRequests } from '../request-log/store.ts';
import { getBalance } from '../balance/balance-read.ts';
import { findQuestionnaire } from '../questionnaire/store.ts';
import { listDevices } from '../auth/known-devices-store.ts';
import { openSessions, pageByUse } from '../auth/sessions-store.ts';
import { everyById } from '../../db/pages.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { toRecordedQuote, toRecordedShipment, toRecordedTransaction } from './mapper.ts';
import { firstPaused } from '../plans/limits.ts';
import { readSubscription } from '../plans/read-subscription.ts';
import { toApiKey } from '../api-keys/mapper.ts';
import { toBalance } from '../balance/mapper.ts';
import { toFavorite } from '../favorites/mapper.ts';
import { toDraft } from '../drafts/mapper.ts';
import { toLabelBatch } from '../labels/mapper.ts';
import { toProduct } from '../products/mapper.ts';
import { firstPausedProduct } from '../products/paused.ts';
import { toProfile } from '../profile/mapper.ts';
import { toQuestionnaire } from '../questionnaire/mapper.ts';
import { toRating } from '../ratings/mapper.ts';
import { toSaved } from '../saved/mapper.ts';
import { toScheduledReport } from '../scheduled-reports/mapper.ts';
import { listScheduled } from '../scheduled-reports/store.ts';
import { toSession } from '../auth/sessions-mapper.ts';
import { everyDocument } from '../tax-documents/documents.ts';
import { listInvoiceFiles } from '../tax-documents/invoice-files.ts';
import { toInvoiceFile, toTaxDocument } from '../tax-documents/mapper.ts';
import { toTopUp } from '../top-ups/mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { everyStoreOrder } from '../stores/orders/every-order.ts';
import { listStores } from '../stores/store.ts';
import { problem } from '../../http/problem.ts';
import { listEndpoints } from '../webhooks/endpoints-store.ts';
import { toEndpoint } from '../webhooks/mapper.ts';
import { StreamedBody } from '../../http/streamed-body.ts';

export const ownDataHandlers = {
  async downloadProfileData(_request, { account, db, now, config, payments }) {
    const { kysely } = db;
    // It limits the work of the server and guards no secret, so it is for the whole account.
    const key = `data ${account.id}`;
    await limitPerHour(kysely, { key, most: config.rateLimitAccountPerHour, now });
    const balance = await getBalance(kysely, account.id);
    const sessions = await pageByUse(openSessions(kysely, account.id, now), {
      after: null,
      limit: 200,
    });
    const devices = await listDevices(kysely, account.id);
    const keys = await listApiKeys(kysely, account.id);
    const stores = await listStores(kysely, account.id);
    const endpoints = await listEndpoints(kysely, account);
    const methods = await listPaymentMethods(kysely, account.id);
    const paused = {
      keys: await pausedKeys(kysely, account.id),
      receivers: await firstPaused(kysely, account.id, 'saved_receivers'),
      presets: await firstPaused(kysely, account.id, 'parcel_presets'),
      products: await firstPausedProduct(kysely, account.id),
    };
    const body = new StreamedBody({
      exported_at: now.toISOString(),
      profile: toProfile(await getAccount(kysely, account.id)),
      sessions: sessions.rows.map((session) => toSession(session, account.sessionId)),
      known_devices: devices.map(({ created_at, last_used_at }) => ({
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      })),
      subscription: await readSubscription(kysely, account.id),
      balance: toBalance(balance),
      top_ups: mapped(everyTopUp(kysely, account.id), (each) => toTopUp(each, each.checkout_url)),
      payment_methods: methods.map((each) => toPaymentMethod(each, now)),
      auto_top_up: toAutoTopUp(await findAutoTopUp(kysely, account.id), {
        available: payments.savesCards || methods.length > 0,
        today: await takenToday(kysely, account.id, now),
      }),
      transactions: mapped(everyTransaction(kysely, account.id), toRecordedTransaction),
      quotes: mapped(everyQuote(kysely, account.id), toRecordedQuote),
      shipments: mapped(everyShipment(kysely, account.id), (each) => toRecordedShipment(each, now)),
      ratings: mapped(everyRating(kysely, account.id), toRating),
      receivers: mapped(everySaved(kysely, 'saved_receivers', account.id), (each) =>
        toSaved(each, paused.receivers),
      ),
      parcel_presets: mapped(everySaved(kysely, 'parcel_presets', account.id), (each) =>
        toSaved(each, paused.presets),
      ),
      products: mapped(everyProduct(kysely, account.id), (each) =>
        toProduct(each, paused.products),
      ),
      favorites: (await selectFavorites(kysely, account.id)).map(toFavorite),
      scheduled_reports: (await listScheduled(kysely, account.id)).map(toScheduledReport),
      courier_rules: await showRules(kysely, account.id, await findRules(kysely, account.id)),
      shipment_drafts: (await listDrafts(kysely, account.id)).reverse().map(toDraft),
      label_batches: (await listLabelBatches(kysely, account.id)).map(toLabelBatch),
      import_batches: everyImportBatch(kysely, account.id),
      import_rows: everyImportRow(db, account.id),
      import_matchings: await listMatchings(kysely, account.id),
      tax_documents: mapped(everyDocument(kysely, account.id, {}, 'asc'), toTaxDocument),
      invoice_files: (await listInvoiceFiles(kysely, account.id)).map(toInvoiceFile),
      questionnaire: toQuestionnaire(await findQuestionnaire(kysely, account.id)),
      api_keys: keys.map((each) => toApiKey(each, now, paused.keys)),
      stores: stores.map(({ platform, name, created_at }) => ({
        ...{ platform, name },
        created_at: created_at.toISOString(),
      })),
      store_orders: everyStoreOrder(kysely, account.id),
      api_requests: mapped(
        everyById(matchingRequests(kysely, account.id, {}), 'asc'),
        toApiRequest,
      ),
      webhook_endpoints: endpoints.map((each) => toEndpoint(each, now)),
      activity: mapped(everyById(matchingActivity(kysely, account.id, {}), 'asc'), (each) =>
        toActivityEntry(each, account.sessionId),
      ),
    });
    const name = `mizan-data-${riyadhDay(now)}.json`;
    return {
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body,
    };
  },

  async closeAccount({ body }, context) {
    const { db, now, messages, payments: provider, log } = context;
    const owner = await confirmOwner(context, body.current_password);
    const cards = await listPaymentMethods(db.kysely, owner.account_id);
    const open = await db.kysely.transaction().execute((tx) => closeAccount(tx, owner, now));
    if (open.length > 0) throw problem(409, 'account_not_settled', { open });
    for (const card of cards.filter((each) => each.provider === provider.name)) {
      await forgetToken({ provider, log }, card.token);
    }
    const channel = owner.email_verified ? 'email' : 'phone';
    messages.send({
      kind: 'account_closed',
      channel,
      to: owner[channel],
      locale: owner.locale,
    });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'downloadProfileData' | 'closeAccount'>;

async function* mapped<Row, Item>(
  rows: AsyncIterable<Row>,
  map: (row: Row) => Item,
): AsyncGenerator<Item> {
  for await (const row of rows) yield map(row);
}
