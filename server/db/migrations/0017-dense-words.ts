import { type Kysely, sql } from 'kysely';

/**
 * Words that thousands of shipments have. Beside its beginnings, a shipment is filed under its city
 * and its courier, under those with each beginning of three letters, and under beginnings of one
 * letter with the week and of three with the four weeks that it was created in: so a search starts
 * with the newest, and ends there where they are more than are counted. The marks between stand in
 * no word. What was filed before is filed anew by a job (refile-shipments.ts).
 */
const STATEMENTS = [
  `create function search_tokens(
      account_id text, search_text text, city text, courier_id text, created_at timestamptz
    ) returns bigint[]
    language plpgsql immutable parallel safe as $$
    declare
      seed bigint := hashtextextended(account_id, 0);
      week int := floor(extract(epoch from created_at) / 604800);
      texts text[] := array['city=' || city, 'courier=' || courier_id];
      tokens bigint[] := '{}';
      word text;
    begin
      if search_text = '' then return tokens; end if;
      foreach word in array string_to_array(search_text, ' ') loop
        for letters in 1..least(length(word), 8) loop
          texts := texts || left(word, letters);
        end loop;
        if length(word) >= 1 then texts := texts || (left(word, 1) || '@' || week); end if;
        if length(word) >= 3 then
          texts := texts || (left(word, 3) || '@' || week / 4)
            || (left(word, 3) || '=' || city) || (left(word, 3) || '=' || courier_id);
        end if;
      end loop;
      foreach word in array texts loop
        tokens := tokens || (hashtextextended(word, seed) >> 11);
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
  'drop index shipments_to_refile',
  `create index shipments_to_refile on shipments (account_id, id)
    where search_form < 3 and search_text <> ''`,
];

export const denseWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
