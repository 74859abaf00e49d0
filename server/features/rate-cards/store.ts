import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { RatedCourier } from './rated-courier.ts';

/** Every courier that has a card, by code. */
export async function selectRates(db: Queryable): Promise<RatedCourier[]> {
  const couriers = await db.selectFrom('couriers').selectAll().orderBy('code').execute();
  const cards = Map.groupBy(
    await db.selectFrom('courier_cards').selectAll().orderBy('service_type').execute(),
    ({ courier_id }) => courier_id,
  );
  return couriers.flatMap(({ id, code, name, description, tier, support_email, contact }) => {
    const own = cards.get(id) ?? [];
    if (own.length === 0) return [];
    return {
      ...{ code, name, description, tier, supportEmail: support_email },
      ...{ phones: contact.phones, site: contact.site ?? null, hours: contact.hours ?? null },
      cards: own.map(({ card: { courierId: _, tier: __, ...terms } }) => terms),
    };
  });
}

/**
 * Replaces all rates by these in one statement, so that no version of a card mixes old and new.
 * Couriers that have none remain without cards, because shipments refer to them.
 *
 * @param couriers with the ids that those get whose code is new.
 */
export async function replaceRates(
  tx: Tx,
  couriers: readonly (RatedCourier & { newId: string })[],
): Promise<void> {
  const rows = couriers.map(
    ({ newId: id, code, name, description, tier, supportEmail, phones, site, hours, cards }) => ({
      ...{ id, code, name, description, tier, support_email: supportEmail, cards },
      contact: { phones, ...(site !== null && { site }), ...(hours !== null && { hours }) },
    }),
  );
  await sql`
    with file as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file (id text, code text,
        name jsonb, description jsonb, tier text, support_email text, contact jsonb, cards jsonb)
    ), known as (
      insert into couriers as k (id, code, name, description, tier, support_email, contact,
        sample)
      select id, code, name, description, tier, support_email, contact, false from file
      on conflict (code) do update set name = excluded.name, description = excluded.description,
        tier = excluded.tier, support_email = excluded.support_email,
        contact = excluded.contact
      returning k.id, k.code
    ), cards as (
      select known.id, each.card ->> 'serviceType' as service_type,
        each.card || jsonb_build_object('courierId', known.id, 'tier', file.tier) as card
      from file join known using (code), jsonb_array_elements(file.cards) as each (card)
    ), gone as (
      delete from courier_cards c where not exists (
        select from cards where cards.id = c.courier_id and cards.service_type = c.service_type)
    )
    insert into courier_cards as c (courier_id, service_type, card)
    select id, service_type, card from cards
    on conflict (courier_id, service_type) do update set card = excluded.card
      where c.card <> excluded.card`.execute(tx);
}
