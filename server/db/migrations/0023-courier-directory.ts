import { runStatements } from '../run-statements.ts';

/**
 * Couriers' contacts, branches and photos. A branch changes the directory, which processes keep with
 * the tariff, so it counts the tariff up.
 */
export const up = runStatements([
  `alter table couriers add contact jsonb not null default '{"phones": []}'`,
  'alter table couriers alter contact drop default',
  `create table courier_branches (
    courier_id text not null references couriers,
    id text not null,
    city text not null,
    name jsonb not null,
    address jsonb not null,
    phone text,
    hours jsonb not null,
    drop_off boolean not null,
    cash_payout boolean not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    primary key (courier_id, id)
  )`,
  `create table courier_photos (
    courier_id text not null references couriers,
    id text not null,
    position integer not null,
    caption jsonb not null,
    width integer not null check (width between 1 and 1600),
    height integer not null check (height between 1 and 1600),
    preview text not null,
    photo text not null,
    primary key (courier_id, id)
  )`,
  `create trigger publish_tariff after insert or update or delete or truncate on courier_branches
    for each statement execute function publish_tariff()`,
]);
