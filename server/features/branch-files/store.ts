import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { CourierBranchesTable } from '../couriers/tables.ts';
import { openingHours } from '../operator-files/hours-cell.ts';
import type { Values } from './columns.ts';

type Branch = Selectable<CourierBranchesTable>;

/** The branches of all couriers, by the courier's code and their own. */
export async function selectBranches(db: Queryable): Promise<Values[]> {
  const rows = await db
    .selectFrom('courier_branches as b')
    .innerJoin('couriers as k', 'k.id', 'b.courier_id')
    .selectAll('b')
    .select('k.code as courier')
    .execute();
  return rows
    .map(({ courier, ...branch }) => branchValues(courier, branch))
    .toSorted((a, b) => compare(a.courier, b.courier) || compare(a.branch, b.branch));
}

/** A branch as a file has it. */
export function branchValues(courier: string, branch: Omit<Branch, 'courier_id' | 'id'>): Values {
  const { code, name, address, hours, ...rest } = branch;
  return {
    courier,
    branch: code,
    name_ar: name.ar,
    name_en: name.en,
    city: rest.city,
    address_ar: address.ar,
    address_en: address.en,
    latitude: rest.latitude,
    longitude: rest.longitude,
    phone: rest.phone,
    hours: hours.week,
    hours_ramadan: hours.ramadan ?? null,
    drop_off: rest.drop_off,
    cash_payout: rest.cash_payout,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Replaces all branches by these. One that keeps its courier and code keeps its id. */
export async function replaceBranches(tx: Tx, branches: readonly Values[]): Promise<void> {
  const now = new Date();
  const rows = branches.map(({ courier, branch: code, hours, hours_ramadan, ...rest }) => ({
    ...{ id: newId('brn', now), courier, code, city: rest.city, phone: rest.phone },
    name: { ar: rest.name_ar, en: rest.name_en },
    address: { ar: rest.address_ar, en: rest.address_en },
    hours: openingHours(hours, hours_ramadan),
    ...{ drop_off: rest.drop_off, cash_payout: rest.cash_payout },
    ...{ latitude: rest.latitude, longitude: rest.longitude },
  }));
  await sql`
    with file as (
      select k.id as courier_id, each.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as each (id text, courier text, code text, city text, name jsonb, address jsonb,
          phone text, hours jsonb, drop_off boolean, cash_payout boolean,
          latitude double precision, longitude double precision)
      join couriers k on k.code = each.courier
    ), gone as (
      delete from courier_branches b where not exists (
        select from file where file.courier_id = b.courier_id and file.code = b.code)
    )
    insert into courier_branches (courier_id, id, code, city, name, address, phone, hours,
      drop_off, cash_payout, latitude, longitude)
    select courier_id, id, code, city, name, address, phone, hours, drop_off, cash_payout,
      latitude, longitude from file
    on conflict (courier_id, code) do update set city = excluded.city, name = excluded.name,
      address = excluded.address, phone = excluded.phone, hours = excluded.hours,
      drop_off = excluded.drop_off, cash_payout = excluded.cash_payout,
      latitude = excluded.latitude, longitude = excluded.longitude`.execute(tx);
}
