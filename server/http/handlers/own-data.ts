import { confirmOwner } from '../../auth/confirm-owner.ts';
import { limitPerHour } from '../../auth/limits.ts';
import {
  everyQuote,
  everySaved,
  everyShipment,
  everyTopUp,
  everyTransaction,
  madeStoreWebhooks,
} from '../../db/account-data.ts';
import { getAccount } from '../../db/accounts.ts';
import { listApiKeys } from '../../db/api-keys.ts';
import { closeAccount } from '../../db/close-account.ts';
import { listDrafts } from '../../db/drafts.ts';
import { listLabelBatches } from '../../db/label-batches.ts';
import { getBalance } from '../../db/ledger.ts';
import { findQuestionnaire } from '../../db/questionnaires.ts';
import { listSessions } from '../../db/sessions.ts';
import { lastTransaction } from '../../db/transactions.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import {
  toRecordedQuote,
  toRecordedShipment,
  toRecordedTransaction,
} from '../mappers/account-data.ts';
import { toApiKey } from '../mappers/api-key.ts';
import { toBalance } from '../mappers/balance.ts';
import { toDraft } from '../mappers/draft.ts';
import { toLabelBatch } from '../mappers/label-batch.ts';
import { toProfile } from '../mappers/profile.ts';
import { toQuestionnaire } from '../mappers/questionnaire.ts';
import { toSaved } from '../mappers/saved.ts';
import { toSession } from '../mappers/session.ts';
import { toTopUp } from '../mappers/top-up.ts';
import type { Handlers } from '../operations.ts';
import { problem } from '../problem.ts';
import { StreamedBody } from '../streamed-body.ts';

export const ownDataHandlers = {
  async downloadProfileData(_request, { account, db: { kysely }, now, config }) {
    const key = `data ${account.id}`;
    await limitPerHour(kysely, { key, most: config.rateLimitAccountPerHour, now });
    const balance = await getBalance(kysely, account.id);
    const sessions = await listSessions(kysely, account.id, now);
    const keys = await listApiKeys(kysely, account.id);
    const webhooks = await madeStoreWebhooks(kysely, account.id);
    const body = new StreamedBody({
      exported_at: now.toISOString(),
      profile: toProfile(await getAccount(kysely, account.id)),
      sessions: sessions.map((session) => toSession(session, account.sessionId)),
      balance: toBalance(balance, await lastTransaction(kysely, account.id)),
      top_ups: mapped(everyTopUp(kysely, account.id), (each) => toTopUp(each)),
      transactions: mapped(everyTransaction(kysely, account.id), toRecordedTransaction),
      quotes: mapped(everyQuote(kysely, account.id), toRecordedQuote),
      shipments: mapped(everyShipment(kysely, account.id), (each) => toRecordedShipment(each, now)),
      receivers: mapped(everySaved(kysely, 'saved_receivers', account.id), toSaved),
      parcel_presets: mapped(everySaved(kysely, 'parcel_presets', account.id), toSaved),
      shipment_drafts: (await listDrafts(kysely, account.id)).reverse().map(toDraft),
      label_batches: (await listLabelBatches(kysely, account.id)).map(toLabelBatch),
      questionnaire: toQuestionnaire(await findQuestionnaire(kysely, account.id)),
      api_keys: keys.map((each) => toApiKey(each, now)),
      store_webhooks: webhooks.map(({ platform, created_at }) => ({
        platform,
        created_at: created_at.toISOString(),
      })),
    });
    const name = `mizan-data-${riyadhDay(now)}.json`;
    return {
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body,
    };
  },

  async closeAccount({ body }, context) {
    const { db, now, messages } = context;
    const owner = await confirmOwner(context, body.current_password);
    const outcome = await db.kysely.transaction().execute((tx) => closeAccount(tx, owner, now));
    if (outcome !== 'closed') throw problem(409, outcome);
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
