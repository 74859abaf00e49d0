import { runStatements } from '../run-statements.ts';

/** Columns that lists sort by, each followed by the id. */
const SORTED = ['number', 'name_ar_key', 'name_en_key', 'sku', 'price_amount', 'weight'];

/**
 * Products. What bookings change is in a table of its own, so that the indexes of a product are not
 * rewritten whenever it is sent; so are the words that it is found by.
 */
export const up = runStatements([
  `create table products (
    account_id text not null,
    id text not null,
    -- Counts the account's products in the order in which they were added.
    number integer not null,
    sku text collate "C" not null,
    name_ar text,
    name_en text,
    price_amount bigint not null check (price_amount > 0),
    price_currency text not null,
    -- Grams and millimetres.
    weight integer not null check (weight > 0),
    weight_unit text not null,
    length integer,
    width integer,
    height integer,
    dimension_unit text not null,
    shipment_type text not null check (shipment_type in ('parcel', 'fragile', 'chilled')),
    packaging_type text,
    hs_code text,
    origin_country text,
    -- Folded, each from the other language if there is none.
    name_ar_key text collate "C" not null,
    name_en_key text collate "C" not null,
    search_text text not null,
    archived_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id),
    unique (account_id, sku),
    check (coalesce(name_ar, name_en) is not null),
    check (num_nulls(length, width, height) in (0, 3))
  )`,
  ...SORTED.map(
    (column) => `create index products_by_${column} on products (account_id, ${column}, id)`,
  ),
  `create table product_counts (
    account_id text primary key,
    count integer not null check (count >= 0),
    last_number integer not null
  )`,
  // The beginnings of words, of up to eight letters, and what lists are filtered by. Some words are
  // in thousands of products. Therefore beginnings of one letter are also filed with 256 products
  // that were added one after the other, and those of three letters with 1,024, so that a search
  // starts with the newest and stops once there are more than are counted. The separators are in no
  // word. What lists are sorted by stands beside them, so that matches are sorted without reading
  // each product.
  `create table product_words (
    account_id text not null,
    product_id text not null,
    number integer not null,
    archived boolean not null,
    sku text collate "C" not null,
    name_ar_key text collate "C" not null,
    name_en_key text collate "C" not null,
    price_amount bigint not null,
    weight integer not null,
    tokens bigint[] not null,
    primary key (account_id, product_id)
  )`,
  // Every search reads the pending list of the index, so it is kept short.
  `create index product_words_by_token on product_words
    using gin (tokens) with (gin_pending_list_limit = 256)`,
  `create function product_tokens(product products) returns bigint[]
    language plpgsql immutable parallel safe as $$
    declare
      seed bigint := hashtextextended(product.account_id, 0);
      tokens bigint[] := array[
        hashtextextended('shipment_type=' || product.shipment_type, seed) >> 11];
      word text;
    begin
      if product.archived_at is not null then
        tokens := tokens || (hashtextextended('archived=true', seed) >> 11);
      end if;
      if product.packaging_type is not null then
        tokens := tokens
          || (hashtextextended('packaging_type=' || product.packaging_type, seed) >> 11);
      end if;
      if product.origin_country is not null then
        tokens := tokens
          || (hashtextextended('origin_country=' || product.origin_country, seed) >> 11);
      end if;
      foreach word in array string_to_array(ltrim(product.search_text), ' ') loop
        for letters in 1..least(length(word), 8) loop
          tokens := tokens || (hashtextextended(left(word, letters), seed) >> 11);
        end loop;
        tokens := tokens
          || (hashtextextended(left(word, 1) || '@' || product.number / 256, seed) >> 11);
        continue when length(word) < 3;
        tokens := tokens
          || (hashtextextended(left(word, 3) || '@' || product.number / 1024, seed) >> 11);
      end loop;
      return tokens;
    end $$`,
  `create function file_product_words() returns trigger language plpgsql as $$
    begin
      insert into product_words values (
          new.account_id, new.id, new.number, new.archived_at is not null, new.sku,
          new.name_ar_key, new.name_en_key, new.price_amount, new.weight, product_tokens(new))
        on conflict (account_id, product_id) do update set
          archived = excluded.archived, sku = excluded.sku, name_ar_key = excluded.name_ar_key,
          name_en_key = excluded.name_en_key, price_amount = excluded.price_amount,
          weight = excluded.weight, tokens = excluded.tokens;
      return null;
    end $$`,
  `create trigger file_words after insert
    or update of search_text, archived_at, shipment_type, packaging_type, origin_country, sku,
      name_ar_key, name_en_key, price_amount, weight on products
    for each row execute function file_product_words()`,

  `create table product_photos (
    account_id text not null,
    product_id text not null,
    -- WebP in base64.
    preview text not null,
    photo text not null,
    primary key (account_id, product_id)
  )`,

  `create table product_sales (
    account_id text not null,
    product_id text not null,
    quantity_sold bigint not null default 0,
    -- Since long ago if it was never used, so that it can be sorted by.
    last_used_at timestamptz not null default '1970-01-01T00:00:00Z',
    primary key (account_id, product_id)
  )`,
  `create index product_sales_by_quantity on product_sales (account_id, quantity_sold, product_id)`,
  `create index product_sales_by_use on product_sales (account_id, last_used_at, product_id)`,
  `create function file_added_products() returns trigger language plpgsql as $$
    begin
      insert into product_sales (account_id, product_id) select account_id, id from added;
      insert into product_counts (account_id, count, last_number)
        select account_id, count(*), max(number) from added group by account_id
        on conflict (account_id) do update
          set count = product_counts.count + excluded.count,
            last_number = greatest(product_counts.last_number, excluded.last_number);
      return null;
    end $$`,
  `create trigger file_added after insert on products referencing new table as added
    for each statement execute function file_added_products()`,
  `create function file_removed_products() returns trigger language plpgsql as $$
    begin
      delete from product_sales using removed
        where product_sales.account_id = removed.account_id and product_id = removed.id;
      delete from product_words using removed
        where product_words.account_id = removed.account_id and product_id = removed.id;
      delete from product_photos using removed
        where product_photos.account_id = removed.account_id and product_id = removed.id;
      update product_counts set count = product_counts.count - fewer.count
        from (select account_id, count(*) as count from removed group by account_id) as fewer
        where product_counts.account_id = fewer.account_id;
      return null;
    end $$`,
  `create trigger file_removed after delete on products referencing old table as removed
    for each statement execute function file_removed_products()`,

  // What was counted for a shipment, so that exactly this is taken off again.
  `create table shipment_products (
    account_id text not null,
    shipment_id text not null,
    product_id text not null,
    quantity bigint not null,
    primary key (account_id, shipment_id, product_id)
  )`,
  'alter table shipments add column sku text',
  `create function products_in(shipment shipments)
      returns table (product_id text, quantity bigint) language sql stable as $$
    select products.id, sum(line.quantity)::bigint
    from (
      select shipment.sku as sku, shipment.quantity::bigint as quantity
      union all
      select further ->> 'sku', (further ->> 'quantity')::bigint
        from jsonb_array_elements(shipment.further_products) as further
    ) as line
    join products on products.account_id = shipment.account_id and products.sku = line.sku
    where shipment.status in ('pending', 'completed')
    group by products.id $$`,
  // In the order of the products' ids, so that two shipments never wait for each other.
  `create function count_products() returns trigger language plpgsql as $$
    declare
      each record;
    begin
      for each in
        select product_id, sum(quantity) as change, bool_or(is_sent) as is_sent
        from (
          select product_id, -quantity as quantity, false as is_sent from shipment_products
            where account_id = new.account_id and shipment_id = new.id
          union all select product_id, quantity, true from products_in(new)
        ) as lines
        group by product_id order by product_id
      loop
        update product_sales set quantity_sold = quantity_sold + each.change,
            last_used_at = case when each.is_sent
              then greatest(last_used_at, new.created_at) else last_used_at end
          where account_id = new.account_id and product_id = each.product_id;
      end loop;
      delete from shipment_products where account_id = new.account_id and shipment_id = new.id;
      insert into shipment_products (account_id, shipment_id, product_id, quantity)
        select new.account_id, new.id, product_id, quantity from products_in(new);
      return null;
    end $$`,
  // Shipments without products of the account pay for none of it.
  `create trigger count_products_booked after insert on shipments for each row
    when (new.sku is not null or new.further_products @? '$[*].sku')
    execute function count_products()`,
  `create trigger count_products_changed
    after update of status, sku, quantity, further_products on shipments for each row
    when (
      (old.sku is not null or new.sku is not null
        or old.further_products @? '$[*].sku' or new.further_products @? '$[*].sku')
      and (old.status, old.sku, old.quantity, old.further_products)
        is distinct from (new.status, new.sku, new.quantity, new.further_products))
    execute function count_products()`,
]);
