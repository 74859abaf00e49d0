import { type Kysely, sql } from 'kysely';

/**
 * Filters that each lead to the newest rows at once; their indexes hold the others too, so that
 * several are checked and counted without reading the rows.
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
 * What keeps the list of shipments as quick with a million rows as with a thousand. Words are found
 * by their beginnings of up to eight letters, of which `shipment_words` keeps a number each. The
 * account is part of the number, so that a search touches nothing of other accounts. A table of its
 * own is not written again whenever a parcel moves.
 */
const STATEMENTS = [
  // Shifted, so that JavaScript has a number for it.
  `create function search_token(account_id text, beginning text) returns bigint
    language sql immutable parallel safe
    return hashtextextended(beginning, hashtextextended(account_id, 0)) >> 11`,
  // Loops, as a statement would have to be planned and set up for every row.
  `create function search_tokens(account_id text, search_text text) returns bigint[]
    language plpgsql immutable parallel safe as $$
    declare
      seed bigint := hashtextextended(account_id, 0);
      tokens bigint[] := '{}';
      word text;
    begin
      foreach word in array string_to_array(search_text, ' ') loop
        for letters in 1..least(length(word), 8) loop
          tokens := tokens || (hashtextextended(left(word, letters), seed) >> 11);
        end loop;
      end loop;
      return tokens;
    end $$`,
  `create table shipment_words (
    account_id text not null,
    shipment_id text not null,
    tokens bigint[] not null,
    primary key (account_id, shipment_id)
  )`,
  // Words stood in lines; now each has a space before it.
  `update shipments set search_text =
    ' ' || translate(search_text, E'\\n+', ' ') || ' ' || substr(tracking_number, 3)`,
  `insert into shipment_words
    select account_id, id, search_tokens(account_id, search_text) from shipments`,
  // Every search reads what waits to be filed, so that may not be much.
  `create index shipment_words_by_token on shipment_words
    using gin (tokens) with (gin_pending_list_limit = 256)`,
  `create function file_shipment_words() returns trigger language plpgsql as $$
    begin
      insert into shipment_words
        values (new.account_id, new.id, search_tokens(new.account_id, new.search_text))
        on conflict (account_id, shipment_id) do update set tokens = excluded.tokens;
      return null;
    end $$`,
  `create trigger file_words after insert or update of search_text on shipments
    for each row execute function file_shipment_words()`,
  ...FILTERED.map(
    (column) =>
      `create index shipments_by_${column} on shipments (account_id, ${column}, created_at desc, id desc)
        include (${[...FILTERED.filter((other) => other !== column), 'updated_at'].join(', ')})`,
  ),
];

export const listAtScale = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
