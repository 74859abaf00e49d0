import { type Kysely, sql } from 'kysely';

/**
 * Words that thousands of shipments have. Beside its beginnings, a shipment is filed under its city
 * and its courier; under beginnings of one letter with the week and of three with the four weeks
 * that it was created in, so that a search starts with the newest and ends there where they are more
 * than are counted; and under beginnings of three letters with the city and the courier. Numbers
 * differ soon enough without these. The marks between stand in no word. What was filed before is filed
 * anew by a job (refile-shipments.ts).
 */
const STATEMENTS = [
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
  'alter table shipment_words add column created_at timestamptz',
  `create or replace function file_shipment_words() returns trigger language plpgsql as $$
    begin
      insert into shipment_words (account_id, shipment_id, created_at, tokens)
        values (new.account_id, new.id, new.created_at, search_tokens(
          new.account_id, new.search_text, new.destination_city, new.courier_id, new.created_at))
        on conflict (account_id, shipment_id)
          do update set tokens = excluded.tokens, created_at = excluded.created_at;
      return null;
    end $$`,
  'drop function search_tokens(text, text)',
  `create index shipments_by_courier_and_city on shipments
    (account_id, courier_id, destination_city, created_at desc, id desc)
    include (status, source, payment_status, payment_type, updated_at)`,
  'drop index shipments_to_refile',
  `create index shipments_to_refile on shipments (account_id, id)
    where search_form < 3 and search_text <> ''`,
];

export const denseWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
