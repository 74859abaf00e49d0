import { runStatements } from '../run-statements.ts';

/** The part of a courier that a quote shows. */
const SHOWN_COURIER = `jsonb_build_object('id', k.id, 'name', k.name, 'tier', k.tier,
  'rating_tenths', k.rating_tenths, 'rating_count', k.rating_count, 'sample', k.sample)`;

/**
 * Versions of rate cards, and quotes that refer to them. Whatever changes couriers, cards or rates
 * makes a version of each card that a quote would show differently, and counts the tariff up. The
 * counter's row is locked first, so that changes are counted in the order in which they commit.
 */
export const up = runStatements([
  `create table card_versions (
    version integer generated always as identity primary key,
    courier_id text not null,
    service_type text not null,
    courier jsonb not null,
    card jsonb not null
  )`,
  'create index card_versions_by_card on card_versions (courier_id, service_type, version)',
  'create table tariff (version bigint not null)',
  'insert into tariff (version) values (1)',

  // Quotes given before: a version holds what they show of a card.
  `create function shown_courier(price jsonb) returns jsonb immutable language sql as $$
    select (price -> 'courier') - 'rating'
      || jsonb_build_object('rating_tenths', ((price -> 'courier' ->> 'rating')::numeric * 10)::int)
  $$`,
  `create function shown_card(price jsonb) returns jsonb immutable language sql as $$
    select jsonb_strip_nulls(jsonb_build_object(
      'courierId', price -> 'courier' -> 'id',
      'serviceType', price -> 'service_type',
      'tier', price -> 'tier',
      'lanes', case when price ? 'lane' then jsonb_build_object(price ->> 'lane',
        jsonb_build_object('transitDays', jsonb_build_object(
          'min', price -> 'transit_times' -> 'min_days',
          'max', price -> 'transit_times' -> 'max_days'))) end,
      'baseWeight', price -> 'base_weight',
      'maxWeight', price -> 'max_weight',
      'maxDimensions', price -> 'max_dimensions',
      'cities', coalesce(price -> 'coverage_areas', '[]'),
      'countries', '[]'::jsonb,
      'cod', case when price ? 'cap' then
        jsonb_build_object('cap', price -> 'cap' -> 'amount') end,
      'shippingMethods', price -> 'shipping_methods',
      'servedDays', price -> 'served_days',
      'requiredSenderFields', price -> 'sender_fields',
      'notes', price -> 'notes'))
  $$`,
  `insert into card_versions (courier_id, service_type, courier, card)
    select distinct price -> 'courier' ->> 'id', price ->> 'service_type',
      shown_courier(price), shown_card(price)
    from quotes, jsonb_array_elements((result -> 'prices') || (result -> 'excluded')) as price`,
  `create function version_shown(price jsonb) returns integer stable language sql as $$
    select min(version) from card_versions
    where courier_id = price -> 'courier' ->> 'id' and service_type = price ->> 'service_type'
      and courier = shown_courier(price) and card = shown_card(price)
  $$`,
  `create function versions_with(badge text, prices jsonb) returns integer stable language sql as $$
    select version_shown(price) from jsonb_array_elements(prices) as price
    where price -> 'badges' ? badge
  $$`,
  'alter table quotes add offer json',
  `update quotes set offer = json_build_object(
    'lane', coalesce(result -> 'prices' -> 0 -> 'lane', '"domestic"'),
    'vat_rate', coalesce(result -> 'prices' -> 0 -> 'vat_rate', '1500'),
    'badges', json_strip_nulls(json_build_object(
      'cheapest', versions_with('cheapest', result -> 'prices'),
      'fastest', versions_with('fastest', result -> 'prices'),
      'best_tier', versions_with('best_tier', result -> 'prices'))),
    'prices', (
      select coalesce(json_agg(json_build_array(
        version_shown(price), price -> 'chargeable_weight', price -> 'base_fee' -> 'amount',
        price -> 'weight_fee' -> 'amount', price -> 'cod_fee' -> 'amount',
        price -> 'remote_area_fee' -> 'amount', price -> 'vat' -> 'amount',
        price -> 'price' -> 'amount', price -> 'return_price' -> 'amount',
        price -> 'expected_delivery_on') order by position), '[]')
      from jsonb_array_elements(result -> 'prices') with ordinality as each (price, position)),
    'excluded', (
      select coalesce(json_agg(case when card ? 'area'
        then json_build_array(version_shown(card), card -> 'reason', card -> 'area')
        else json_build_array(version_shown(card), card -> 'reason') end order by position), '[]')
      from jsonb_array_elements(result -> 'excluded') with ordinality as each (card, position)),
    'summary', result -> 'summary')`,
  'alter table quotes alter offer set not null',
  'alter table quotes drop column result',
  'drop function versions_with, version_shown, shown_card, shown_courier',

  `create function publish_tariff() returns trigger language plpgsql as $$
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
  ...['couriers', 'courier_cards', 'exchange_rates'].map(
    (
      table,
    ) => `create trigger publish_tariff after insert or update or delete or truncate on ${table}
      for each statement execute function publish_tariff()`,
  ),
  // Changes nothing, but the trigger makes the first versions of the cards that are there.
  'update courier_cards set card = card where false',
]);
