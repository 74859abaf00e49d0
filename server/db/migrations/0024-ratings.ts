import { runStatements } from '../run-statements.ts';

/** The part of a courier that a version of a card keeps. */
const SHOWN_COURIER = `jsonb_build_object('id', k.id, 'name', k.name, 'tier', k.tier,
  'sample', k.sample)`;

/** Rated parts of a row; sixtieths are whole, because there are three to five. */
const SCORE = `(60 * (on_time + condition + driver + coalesce(cash_paid_out, 0)
  + coalesce(support, 0)) / (3 + num_nonnulls(cash_paid_out, support)))`;

/** The mean of a courier's ratings in tenths of a star, rounded half up. */
const AVERAGE = `(case when rating_count = 0 then 0
  else (score_sum + 3 * rating_count) / (6 * rating_count) end)`;

/** The rows that a statement added (+1) and took away (-1). */
const CHANGED = {
  insert: 'select *, 1 as sign from added',
  delete: 'select *, -1 as sign from removed',
  update: 'select *, 1 as sign from added union all select *, -1 from removed',
} as const;

const TRANSITIONS = {
  insert: 'new table as added',
  delete: 'old table as removed',
  update: 'old table as removed new table as added',
} as const;

const STARS = [1, 2, 3, 4, 5];
const OPTIONAL_PARTS = ['cash_paid_out', 'support'];
const PARTS = ['on_time', 'condition', 'driver', ...OPTIONAL_PARTS];

/** What the totals count, and what a changed row adds to it. */
const COUNTED: readonly (readonly [column: string, added: string])[] = [
  ['rating_count', 'sum(sign)'],
  ['score_sum', 'sum(sign * score)'],
  ...STARS.map(
    (n) => [`stars_${n}`, `coalesce(sum(sign) filter (where stars = ${n}), 0)`] as const,
  ),
  ...PARTS.map((part) => [`${part}_sum`, `coalesce(sum(sign * ${part}), 0)`] as const),
  ...OPTIONAL_PARTS.map(
    (part) =>
      [`${part}_count`, `coalesce(sum(sign) filter (where ${part} is not null), 0)`] as const,
  ),
];

/**
 * Ratings of couriers, in place of the made-up figures that couriers and versions of cards had.
 *
 * Triggers keep one row of totals for each courier, whatever writes ratings. Its row is locked, and
 * afterwards the tariff's, so that changes of ratings are counted in the order in which they commit.
 * Couriers are ordered by a Bayesian mean of what is shown, the average and the number: as if each
 * had 20 further ratings of 3.5 (700 tenths).
 */
export const up = runStatements([
  `create table courier_ratings (
    account_id text not null,
    shipment_id text not null,
    id text not null,
    courier_id text not null,
    service_type text not null,
    lane text not null check (lane in ('intra_city', 'domestic', 'international')),
    ${PARTS.map((part) => `${part} smallint${OPTIONAL_PARTS.includes(part) ? '' : ' not null'} check (${part} between 1 and 5)`).join(', ')},
    -- The mean of the rated parts in sixtieths, and rounded half up.
    score smallint not null generated always as (${SCORE}) stored,
    stars smallint not null generated always as ((${SCORE} + 30) / 60) stored,
    text text,
    sample boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, shipment_id)
  )`,
  'create index courier_ratings_by_time on courier_ratings (courier_id, id)',
  'create index courier_ratings_by_stars on courier_ratings (courier_id, stars, id)',
  'create index courier_ratings_by_score on courier_ratings (courier_id, score, id)',

  `create table courier_rating_totals (
    courier_id text primary key,
    ${COUNTED.map(([column]) => `${column} bigint not null default 0 check (${column} >= 0)`).join(', ')},
    rating_tenths integer not null generated always as (${AVERAGE}::integer) stored,
    bayes_millionths integer not null generated always as (
      ((${AVERAGE} * rating_count + 700) * 100000 / (rating_count + 20))::integer) stored
  )`,

  'alter table tariff add ratings bigint not null default 0',
  ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
    `create function count_ratings_on_${event}() returns trigger language plpgsql as $$
    begin
      insert into courier_rating_totals (courier_id)
        select distinct courier_id from (${CHANGED[event]}) as changed order by courier_id
        on conflict do nothing;
      perform from courier_rating_totals
        where courier_id in (select courier_id from (${CHANGED[event]}) as changed)
        order by courier_id for update;
      update courier_rating_totals as totals
        set ${COUNTED.map(([column]) => `${column} = totals.${column} + difference.${column}`).join(', ')}
        from (
          select courier_id, ${COUNTED.map(([column, added]) => `${added} as ${column}`).join(', ')}
          from (${CHANGED[event]}) as changed group by courier_id
        ) as difference
        where totals.courier_id = difference.courier_id;
      if found then
        update tariff set ratings = ratings + 1;
      end if;
      return null;
    end $$`,
    `create trigger counted_on_${event} after ${event} on courier_ratings
      referencing ${TRANSITIONS[event]}
      for each statement execute function count_ratings_on_${event}()`,
  ]),
  `create trigger counted before truncate on courier_ratings
    for each statement execute function refuse_change()`,

  `create or replace function publish_tariff() returns trigger language plpgsql as $$
  begin
    update tariff set version = version + 1;
    insert into card_versions (courier_id, service_type, courier, card)
    select c.courier_id, c.service_type, ${SHOWN_COURIER}, c.card
    from courier_cards c
    join couriers k on k.id = c.courier_id
    left join lateral (
      select v.courier, v.card from card_versions v
      where v.courier_id = c.courier_id and v.service_type = c.service_type
      order by v.version desc limit 1
    ) as latest on true
    where (latest.courier, latest.card) is distinct from (${SHOWN_COURIER}, c.card);
    return null;
  end $$`,
  `update card_versions set courier = courier - 'rating_tenths' - 'rating_count'`,
  'alter table couriers drop column rating_tenths, drop column rating_count',
  // A running server has read versions with the old figures.
  'update tariff set version = version + 1',
]);
