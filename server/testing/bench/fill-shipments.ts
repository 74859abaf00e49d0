import { type RawBuilder, sql } from 'kysely';
import { foldForSearch } from '../../../common/search-text.ts';
import type { Database } from '../../db/database.ts';

const FIRST_NAMES = [
  ...['نورة', 'محمد', 'سارة', 'عبدالله', 'ريم', 'خالد', 'هند', 'فهد', 'لطيفة', 'سلطان', 'منيرة'],
  ...['تركي', 'عبير', 'ماجد', 'أروى', 'بندر', 'غادة', 'يوسف', 'أحمد', 'فاطمة'],
];
const FAMILY_NAMES = [
  ...['القحطاني', 'الحربي', 'الدوسري', 'العتيبي', 'الشهري', 'الغامدي', 'المطيري', 'الزهراني'],
  ...['السبيعي', 'العنزي', 'الرشيدي', 'الشمري', 'البلوي', 'الأحمدي', 'المالكي', 'السلمي'],
];
const NAMES = FIRST_NAMES.flatMap((first) => FAMILY_NAMES.map((family) => `${first} ${family}`));
const CITIES = [
  ...['riyadh', 'jeddah', 'makkah', 'madinah', 'dammam', 'abha', 'tabuk', 'buraydah', 'hail'],
  ...['jazan', 'najran', 'taif', 'khobar', 'jubail', 'yanbu', 'sakaka', 'arar', 'baha'],
];
const AT_ONCE = 50_000;
const SOURCES = ['website', 'website', 'salla', 'zid', 'api'];

/** How the shipments of a benchmark differ from those of a working business of a year. */
export interface Filling {
  years?: number;
  /** Different receivers, as far as chance makes them. */
  receivers?: number;
  /** Further columns; `fresh` has n, status, payment_type and when it was created. */
  more?: Record<string, RawBuilder<unknown>>;
}

/**
 * Gives an account `count` copies of its first shipment, spread over the past year with the
 * statuses, couriers, cities, receivers and numbers of a working business: the newest 2 % on their
 * way, 5 % cancelled, 2 % failed, 40 % paid on delivery.
 */
export async function fillShipments(
  { kysely }: Database,
  accountId: string,
  count: number,
  { years = 1, receivers = 100_000_000, more = {} }: Filling = {},
): Promise<void> {
  const template = await kysely
    .selectFrom('shipments')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const changed: Record<string, RawBuilder<unknown>> = {
    id: sql`'shp_' || lpad(n::text, 26, '0')`,
    tracking_number: sql`fresh.tracking_number`,
    invoice_number: sql`upper(right(t.account_id, 10)) || '-' || lpad(n::text, 6, '0')`,
    quote_id: sql`null`,
    reference_id: sql`'ORD-' || n`,
    status: sql`fresh.status`,
    tracking_status: sql`case fresh.status when 'pending' then 'in_transit'
      when 'completed' then 'delivered' when 'failed' then 'returned' else 'cancelled' end`,
    payment_type: sql`fresh.payment_type`,
    payment_status: sql`case when fresh.status = 'cancelled' then 'refunded'
      when fresh.payment_type = 'prepaid' then 'paid'
      when fresh.status = 'completed' then 'cod_remitted' else 'cod_pending' end`,
    source: oneOf(SOURCES, 3),
    courier_id: oneOf(sql`array(select id from couriers order by id)`, 8),
    destination_city: sql`fresh.city`,
    receiver: sql`t.receiver ||
      jsonb_build_object('full_name', name, 'phone', phone, 'city', fresh.city)`,
    base_fee: sql`t.base_fee + fee`,
    subtotal: sql`t.subtotal + fee`,
    total_fee: sql`t.total_fee + fee`,
    search_text: sql`concat(' ', concat_ws(' ', lower(fresh.tracking_number),
      substr(fresh.tracking_number, 3), right(fresh.tracking_number, 4), 'ord' || n, n,
      folded, regexp_replace(split_part(folded, ' ', 2), '^ال', ''), right(phone, 12),
      '0' || right(phone, 9), right(phone, 9), right(phone, 4), fresh.city))`,
    created_at: sql`created`,
    updated_at: sql`created + interval '1 hour' * ${chance(60, 9)}`,
    ...more,
  };
  const kept = Object.keys(template).filter(
    (column) => !(column in changed) && column !== 'public_token',
  );
  const add = (from: number, to: number) =>
    sql`
    with fresh as (
      select n, case
          when n > ${count} * 0.98 then 'pending'
          when ${chance(20, 1)} = 0 then 'cancelled'
          when ${chance(50, 11)} = 0 then 'failed'
          else 'completed' end as status,
        case when ${chance(5, 2)} < 2 then 'cash_on_delivery' else 'prepaid' end as payment_type,
        -- Multiples of one prime modulo another: strewn, and never the same twice.
        'MZ' || lpad((n::bigint * 73939133 % 99999999977)::text, 11, '0') as tracking_number,
        '+9665' || lpad((${chance(receivers, 5)})::text, 8, '0') as phone,
        ${chance(10_000, 6)} as fee,
        ${oneOf(NAMES, 7)} as name,
        ${oneOf(NAMES.map(foldForSearch), 7)} as folded,
        ${oneOf(CITIES, 10)} as city,
        now() - interval '1 year' * ${sql.lit(years)} * (1 - n::float / ${count}) as created
      from generate_series(${from}::int, ${to}::int) n
    )
    insert into shipments (${sql.join([...Object.keys(changed), ...kept].map((each) => sql.ref(each)))})
    select ${sql.join([...Object.values(changed), ...kept.map((each) => sql.ref(`t.${each}`))])}
    from fresh, shipments as t
    where t.account_id = ${accountId} and t.id = ${template.id}
  `.execute(kysely);
  // Indexing row by row would take an hour; rebuilding the index takes minutes.
  const { rows } = await sql<{ index: string }>`
    select pg_get_indexdef('shipment_words_by_token'::regclass) as index`.execute(kysely);
  await sql`drop index shipment_words_by_token`.execute(kysely);
  // So would summing them for the reports.
  const triggers = ['sums_noted', 'shipment_valued'];
  for (const each of triggers) {
    await sql`alter table shipments disable trigger ${sql.id(each)}`.execute(kysely);
  }
  for (let from = 1; from <= count; from += AT_ONCE) {
    await add(from, Math.min(count, from + AT_ONCE - 1));
  }
  await sql.raw(rows[0]?.index ?? '').execute(kysely);
  for (const each of triggers) {
    await sql`alter table shipments enable trigger ${sql.id(each)}`.execute(kysely);
  }
  await sql`vacuum analyze shipments, shipment_words`.execute(kysely);
}

/** A number below `end`, derived from n and the salt alone. */
export function chance(end: number, salt: number): RawBuilder<unknown> {
  return sql`((hashint8extended(n, ${sql.lit(salt)}) & 4611686018427387903) % ${sql.lit(end)})`;
}

function oneOf(list: readonly string[] | RawBuilder<unknown>, salt: number): RawBuilder<unknown> {
  const array = 'length' in list ? sql`${[...list]}::text[]` : list;
  const length = 'length' in list ? sql.lit(list.length) : sql`(select count(*) from couriers)`;
  return sql`(${array})[1 + ((hashint8extended(n, ${sql.lit(salt)}) & 4611686018427387903) % ${length})]`;
}
