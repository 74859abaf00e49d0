import { runStatements } from '../run-statements.ts';

/** The part of a courier that a version of a card keeps, as in 0024-ratings. */
const SHOWN_COURIER = `jsonb_build_object('id', k.id, 'name', k.name, 'tier', k.tier,
  'sample', k.sample)`;

const IN_FORCE = 'valid_until is null';

/**
 * From when and until when each version of a card is in force, and the imports of rate cards. Of
 * versions from before, the beginning is not known, and the end only said to be long ago.
 *
 * A card that is removed ends its version. One that comes back gets another, even if it reads the
 * same.
 */
export const up = runStatements([
  'alter table card_versions add valid_from timestamptz, add valid_until timestamptz',
  'alter table card_versions alter valid_from set default now()',
  `update card_versions v set valid_until = 'epoch' where not exists (
    select from courier_cards c where c.courier_id = v.courier_id
      and c.service_type = v.service_type
  ) or exists (
    select from card_versions later where later.courier_id = v.courier_id
      and later.service_type = v.service_type and later.version > v.version
  )`,
  `create unique index card_versions_in_force on card_versions (courier_id, service_type)
    where ${IN_FORCE}`,

  `create or replace function publish_tariff() returns trigger language plpgsql as $$
  begin
    update tariff set version = version + 1;
    update card_versions v set valid_until = now()
    where ${IN_FORCE} and not exists (
      select from courier_cards c
      join couriers k on k.id = c.courier_id
      where c.courier_id = v.courier_id and c.service_type = v.service_type
        and c.card = v.card and ${SHOWN_COURIER} = v.courier
    );
    insert into card_versions (courier_id, service_type, courier, card)
    select c.courier_id, c.service_type, ${SHOWN_COURIER}, c.card
    from courier_cards c
    join couriers k on k.id = c.courier_id
    where not exists (
      select from card_versions v
      where v.courier_id = c.courier_id and v.service_type = c.service_type and ${IN_FORCE}
    );
    return null;
  end $$`,

  `create table rate_imports (
    number integer generated always as identity primary key,
    valid_from timestamptz not null default now(),
    operator text not null,
    undoes integer unique references rate_imports,
    lanes integer not null,
    added integer not null,
    changed integer not null,
    removed integer not null,
    -- The files of all rates before and after it.
    before text not null,
    after text not null
  )`,
  `create trigger append_only before update or delete or truncate on rate_imports
    for each statement execute function refuse_change()`,
]);
