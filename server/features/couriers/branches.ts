import type { Selectable } from 'kysely';
import { foldForSearch } from '../../../common/search-text.ts';
import type { Queryable } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { CITIES } from '../../reference/places/cities.ts';
import type { CourierBranchesTable } from './tables.ts';

type Query = OperationRequest<'listBranches'>['query'];
type Branch = Selectable<CourierBranchesTable>;

/** A branch's position in the list: its distance in metres or its city, then its id. */
export type BranchPosition = [value: number | string, id: string];

export interface FoundBranch {
  branch: Branch;
  /** Metres from the city that was asked about; undefined if none was, or it is unknown. */
  distance: number | undefined;
  position: BranchPosition;
}

const EARTH_RADIUS = 6_371_000;

/**
 * A courier's branches that match a query: the nearest first if a city is asked about, otherwise by
 * city. A courier has hundreds at most, so they are searched and sorted here.
 */
export async function findBranches(
  db: Queryable,
  courierId: string,
  { q, city, near, drop_off, cash_payout }: Query,
): Promise<FoundBranch[]> {
  let query = db.selectFrom('courier_branches').selectAll().where('courier_id', '=', courierId);
  if (city !== undefined) query = query.where('city', '=', city);
  if (drop_off !== undefined) query = query.where('drop_off', '=', drop_off);
  if (cash_payout !== undefined) query = query.where('cash_payout', '=', cash_payout);
  const words = q === undefined ? [] : foldForSearch(q).split(' ');
  const middle = CITIES.find(({ code }) => code === near);
  return (await query.execute())
    .filter((branch) => words.every((word) => wordsOf(branch).includes(word)))
    .map((branch): FoundBranch => {
      const distance = middle && Math.round(metresBetween(middle, branch));
      return { branch, distance, position: [distance ?? branch.city, branch.id] };
    })
    .sort((a, b) => compareBranches(a.position, b.position));
}

export function compareBranches([value, id]: BranchPosition, [other, otherId]: BranchPosition) {
  return value < other ? -1 : Number(value > other) || (id < otherId ? -1 : Number(id > otherId));
}

function wordsOf({ city, name, address }: Branch): string {
  const cityName = CITIES.find(({ code }) => code === city)?.name;
  const texts = [name.ar, name.en, address.ar, address.en, cityName?.ar, cityName?.en];
  return foldForSearch(texts.join(' '));
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Metres along a great circle (haversine formula). */
function metresBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
