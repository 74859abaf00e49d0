import { sql } from 'kysely';
import { hashPassword } from '../features/auth/passwords.ts';
import { type Courier as CourierRow } from '../features/couriers/store.ts';
import type { Database, Queryable, Tx } from '../db/database.ts';
import { openBalance, post } from '../features/balance/ledger.ts';
import { toCardVersion } from '../features/couriers/card-versions.ts';
import { newTariff } from '../features/couriers/tariff.ts';
import {
  type SampleAccount,
  SAMPLE_ACCOUNTS,
  SAMPLE_COMPANY,
  SAMPLE_INDIVIDUAL,
} from './accounts.ts';
import type { Courier } from './couriers/courier.ts';
import { changeCards, firstCard } from './couriers/earlier-cards.ts';
import { OFFICE_HOURS } from './couriers/hours.ts';
import { insertDirectory } from './couriers/insert-directory.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';
import { countDelivered, insertDeliveries } from './deliveries.ts';
import { SAMPLE_RATES } from './exchange-rates.ts';
import { sampleLedger, type TopUpHabit } from './movements.ts';
import { usualDeliveryEmails } from '../domain/delivery-emails.ts';
import { type Random, seededRandom } from '../domain/random.ts';
import { insertShipments } from '../features/shipments/shipment-row.ts';
import { sampleProducts, sampleSku } from './products.ts';
import { fictionalRatings, ownRatings } from './ratings.ts';
import { SAMPLE_PLANS } from './plans.ts';
import { sampleShipments, type SampleShipmentsOptions } from './shipments.ts';

const SEED = 20_261_121;

/** A number that no other lock uses: two processes that start at once load once. */
const LOAD_LOCK = 4_281_934;

const ACCOUNT_AGE_MS = 365 * 24 * 3_600_000;

type ShippingHabit = Pick<SampleShipmentsOptions, 'count' | 'recent' | 'sources'> & {
  account: SampleAccount;
  topUps: TopUpHabit;
};

/** 200 shipments in total. */
const SHIPPING_HABITS: readonly ShippingHabit[] = [
  {
    account: SAMPLE_COMPANY,
    count: 170,
    recent: 16,
    sources: ['website', 'salla', 'website', 'zid', 'api', 'website', 'import'],
    topUps: { amount: 200_000, reserve: 60_000 },
  },
  {
    account: SAMPLE_INDIVIDUAL,
    count: 30,
    recent: 8,
    sources: ['website'],
    topUps: { amount: 50_000, reserve: 15_000 },
  },
];

/** Whether the database was ever filled with samples. */
export async function hasSampleData({ kysely }: Database): Promise<boolean> {
  const sample = await kysely
    .selectFrom('couriers')
    .select('id')
    .where('sample', '=', true)
    .limit(1)
    .executeTakeFirst();
  return sample !== undefined;
}

/**
 * Fills a database without accounts with fictional couriers, accounts and a year of shipments, all
 * labelled as samples, in one transaction. The same moment gives the same data.
 *
 * @param options.password of the sample accounts.
 * @returns whether anything was loaded.
 */
export async function loadSampleData(
  { kysely }: Database,
  options: { password: string; now: Date },
): Promise<boolean> {
  if (await hasAccounts(kysely)) return false;
  const passwordHash = await hashPassword(options.password);
  return kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(tx);
    if (await hasAccounts(tx)) return false;
    await insertTariff(tx, options.now);
    await insertDeliveries(tx, options.now);
    await insertAccounts(tx, passwordHash, options.now);
    const { account_id } = SAMPLE_COMPANY;
    const createdAt = new Date(options.now.getTime() - ACCOUNT_AGE_MS);
    await tx.insertInto('products').values(sampleProducts(account_id, createdAt)).execute();
    const random = seededRandom(SEED);
    for (const habit of SHIPPING_HABITS) await insertHabit(tx, habit, options.now, random);
    const ratings = fictionalRatings(SAMPLE_COURIERS, options.now);
    await tx.insertInto('courier_ratings').values(ratings).execute();
    return true;
  });
}

async function hasAccounts(db: Queryable): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('account_id').limit(1).executeTakeFirst();
  return account !== undefined;
}

async function insertTariff(tx: Tx, now: Date): Promise<void> {
  const couriers = SAMPLE_COURIERS.map(toRow);
  const cards = SAMPLE_COURIERS.flatMap((courier) => courier.cards);
  await tx
    .insertInto('couriers')
    .values(
      couriers.map((courier) => ({
        ...courier,
        name: JSON.stringify(courier.name),
        description: JSON.stringify(courier.description),
        contact: JSON.stringify(courier.contact),
      })),
    )
    .execute();
  await tx
    .insertInto('courier_cards')
    .values(
      cards.map(firstCard).map((card) => ({
        courier_id: card.courierId,
        service_type: card.serviceType,
        card: JSON.stringify(card),
      })),
    )
    .execute();
  await changeCards(tx, cards, now);
  await tx.insertInto('exchange_rates').values(SAMPLE_RATES).execute();
  await tx.insertInto('plan_prices').values(SAMPLE_PLANS).execute();
  await insertDirectory(tx);
}

function toRow(courier: Courier): CourierRow {
  return {
    id: courier.id,
    code: codeOf(courier),
    name: courier.name,
    description: courier.description,
    tier: courier.tier,
    support_email: courier.supportEmail,
    contact: {
      phones: [courier.phone],
      site: `https://${codeOf(courier)}.example`,
      hours: OFFICE_HOURS,
    },
    sample: courier.sample,
  };
}

function codeOf({ name }: Courier): string {
  return name.en.toLowerCase().replaceAll(' ', '-');
}

const SAMPLE_TARIFF = newTariff(
  0,
  SAMPLE_COURIERS.flatMap((courier) =>
    courier.cards.map((card) => ({ courier: toRow(courier), card })),
  ).map((each, version) => toCardVersion({ ...each, version })),
  SAMPLE_RATES.map((rate) => ({
    currency: rate.currency,
    from: rate.valid_from,
    microSar: rate.micro_sar,
  })),
);

async function insertAccounts(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - ACCOUNT_AGE_MS);
  await tx
    .insertInto('accounts')
    .values(
      SAMPLE_ACCOUNTS.map((account) => ({
        ...account,
        delivery_emails: usualDeliveryEmails(account.account_type),
        password_hash: passwordHash,
        created_at: createdAt,
      })),
    )
    .execute();
  for (const { account_id } of SAMPLE_ACCOUNTS) await openBalance(tx, account_id);
}

async function insertHabit(
  tx: Tx,
  { account, topUps, ...habit }: ShippingHabit,
  now: Date,
  random: Random,
): Promise<void> {
  const shipments = sampleShipments({ ...habit, account, tariff: SAMPLE_TARIFF, now, random });
  const ledger = sampleLedger(account.account_id, shipments, topUps, random);
  await tx
    .insertInto('tracking_numbers')
    .values(
      shipments.map(({ row: { tracking_number, account_id } }) => ({
        tracking_number,
        account_id,
      })),
    )
    .execute();
  await insertShipments(
    account.account_id,
    sql`${JSON.stringify(
      shipments.map(({ row }) => ({
        ...row,
        // Only the company has products, of which it is known what was sold.
        sku: account === SAMPLE_COMPANY ? sampleSku(row.product_name) : null,
        invoice_number: ledger.invoiceNumbers.get(row.id),
      })),
    )}`,
  ).execute(tx);
  await tx
    .insertInto('tracking_events')
    .values(shipments.flatMap(({ events }) => events))
    .execute();
  await countDelivered(tx, shipments, now);
  await tx.insertInto('top_ups').values(ledger.topUps).execute();
  await tx.insertInto('top_up_payments').values(ledger.payments).execute();
  const [first, ...later] = ledger.movements;
  if (first) await post(tx, first, ...later);
  const ratings = ownRatings(shipments, SAMPLE_COURIERS, now);
  await tx.insertInto('courier_ratings').values(ratings).execute();
}
