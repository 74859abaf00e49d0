import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RateCard, ServiceType } from '../../domain/rate-card.ts';
import { sar } from './terms.ts';

const DAY_MS = 24 * 3_600_000;

/** Days ago on which the couriers below came. */
const CAME = 300;

/** A rate card as it was until some days ago. */
interface Earlier {
  courierId: string;
  serviceType: ServiceType;
  days: number;
  /** What differed from the present card. */
  before: (card: RateCard) => Partial<RateCard>;
}

const EARLIER: readonly Earlier[] = [
  {
    courierId: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1m',
    serviceType: 'economy',
    days: 45,
    before: ({ lanes: { domestic, ...lanes } }) => ({
      returnFee: sar(12.95),
      lanes: { ...lanes, ...(domestic && { domestic: { ...domestic, baseFee: sar(17.2) } }) },
    }),
  },
  {
    courierId: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1p',
    serviceType: 'standard',
    days: 120,
    before: ({ cities }) => ({ cities: cities.slice(1), returnFee: sar(15) }),
  },
];

/** The card with which a sample courier came: its present one, if it has not changed since. */
export function firstCard(card: RateCard): RateCard {
  const earlier = EARLIER.find(
    ({ courierId, serviceType }) =>
      courierId === card.courierId && serviceType === card.serviceType,
  );
  return { ...card, ...earlier?.before(card) };
}

/** Changes the cards to what they are at present, and dates the changes back. */
export async function changeCards(tx: Tx, cards: readonly RateCard[], now: Date): Promise<void> {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS)}::timestamptz`;
  for (const { courierId, serviceType, days } of EARLIER) {
    const card = cards.find(
      (each) => each.courierId === courierId && each.serviceType === serviceType,
    );
    await tx
      .updateTable('courier_cards')
      .set({ card: JSON.stringify(card) })
      .where('courier_id', '=', courierId)
      .where('service_type', '=', serviceType)
      .execute();
    const isPresent = sql`valid_until is null and service_type = ${serviceType}`;
    await sql`update card_versions set
        valid_from = case when ${isPresent} then ${daysAgo(days)} else ${daysAgo(CAME)} end,
        valid_until = case when valid_until is not null then ${daysAgo(days)} end
      where courier_id = ${courierId}`.execute(tx);
  }
}
