import { runStatements } from '../run-statements.ts';

/**
 * Each filter has an index sorted by newest row. It includes the other columns, so that combined
 * filters are checked and counted without reading the rows.
 */
const FILTERED = [
  'status',
  'courier_id',
  'destination_city',
  'source',
  'payment_status',
  'payment_type',
];

/**
 * Keeps the list of shipments as fast with a million rows as with a thousand. Words are found by
 * their beginnings of up to eight letters, which `shipment_words` stores as numbers. The account is
 * part of the number, so a search reads nothing of other accounts. The table is separate, so that
 * it is not rewritten whenever a parcel moves.
 *
 * Some words occur in thousands of shipments. Therefore a shipment has more keys than its word
 * beginnings: its city and its courier; beginnings of one letter with the week of its creation, and
 * of three letters with the four weeks, so that a search starts with the newest and stops once
 * there are more than are counted; and beginnings of three letters with the city and with the
 * courier. Numbers are selective without them. The separators occur in no word.
 */
export const up = runStatements([
  // Shifted, so that it fits a JavaScript number.
  `create function search_token(account_id text, beginning text) returns bigint
    language sql immutable parallel safe
    return hashtextextended(beginning, hashtextextended(account_id, 0)) >> 11`,
  // Loops, because a query would have to be planned and set up for every row.
  `create function search_tokens(
      account_id text, search_text text, city text, courier_id text, created_at timestamptz
    ) returns bigint[]
    language plpgsql immutable parallel safe as $$
    declare
      seed bigint := hashtextextended(account_id, 0);
      week int := floor(extract(epoch from created_at) / 604800);
      tokens bigint[] := '{}';
      word text;
      first text;
    begin
      if search_text = '' then return tokens; end if;
      tokens := array[hashtextextended('city=' || city, seed) >> 11,
        hashtextextended('courier=' || courier_id, seed) >> 11];
      foreach word in array string_to_array(ltrim(search_text), ' ') loop
        for letters in 1..least(length(word), 8) loop
          tokens := tokens || (hashtextextended(left(word, letters), seed) >> 11);
        end loop;
        tokens := tokens || (hashtextextended(left(word, 1) || '@' || week, seed) >> 11);
        continue when length(word) < 3;
        first := left(word, 3);
        tokens := tokens || (hashtextextended(first || '@' || week / 4, seed) >> 11);
        continue when first ~ '^[0-9]';
        tokens := tokens || array[hashtextextended(first || '=' || city, seed) >> 11,
          hashtextextended(first || '=' || courier_id, seed) >> 11];
      end loop;
      return tokens;
    end $$`,
  `create table shipment_words (
    account_id text not null,
    shipment_id text not null,
    tokens bigint[] not null,
    created_at timestamptz,
    primary key (account_id, shipment_id)
  )`,
  // Every search reads the pending list of the index, so it is kept short.
  `create index shipment_words_by_token on shipment_words
    using gin (tokens) with (gin_pending_list_limit = 256)`,
  `create function file_shipment_words() returns trigger language plpgsql as $$
    begin
      insert into shipment_words (account_id, shipment_id, created_at, tokens)
        values (new.account_id, new.id, new.created_at, search_tokens(
          new.account_id, new.search_text, new.destination_city, new.courier_id, new.created_at))
        on conflict (account_id, shipment_id)
          do update set tokens = excluded.tokens, created_at = excluded.created_at;
      return null;
    end $$`,
  `create trigger file_words after insert or update of search_text on shipments
    for each row execute function file_shipment_words()`,
  ...FILTERED.map(
    (column) =>
      `create index shipments_by_${column} on shipments (account_id, ${column}, created_at desc, id desc)
        include (${[...FILTERED.filter((other) => other !== column), 'updated_at'].join(', ')})`,
  ),
  `create index shipments_by_courier_and_city on shipments
    (account_id, courier_id, destination_city, created_at desc, id desc)
    include (status, source, payment_status, payment_type, updated_at)`,
  // A job updates rows that follow older rules (refile-shipments.ts).
  `create index shipments_to_refile on shipments (account_id, id)
    where search_form < 3 and search_text <> ''`,
]);
