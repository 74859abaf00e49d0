import { CourierTier } from '../../../api/generated/model/courier-tier.ts';
import type { ListCouriersParams } from '../../../api/generated/model/list-couriers-params.ts';
import { ServiceType } from '../../../api/generated/model/service-type.ts';
import { ShipmentType } from '../../../api/generated/model/shipment-type.ts';

export const SORTS = ['-rating', 'price', 'transit_time', '-tier'] as const;

/** Search, filters and order of the directory. What is absent does not narrow it. */
export type DirectoryView = Pick<
  ListCouriersParams,
  | 'q'
  | 'tier'
  | 'service_type'
  | 'carries'
  | 'cash_on_delivery'
  | 'min_rating'
  | 'drop_off_city'
  | 'takes_parcel'
  | 'favorites'
> & { sort: (typeof SORTS)[number] };

/** Names in the address, which also has the parcel. */
const keys = {
  q: 'q',
  tier: 'tier',
  service_type: 'service',
  carries: 'carries',
  cash_on_delivery: 'cod',
  min_rating: 'rating',
  drop_off_city: 'drop_off',
  takes_parcel: 'takes',
  favorites: 'favorites',
  sort: 'sort',
} as const satisfies Record<keyof DirectoryView, string>;

/** The longest search that the contract takes. */
const longestSearch = 120;

/** Reads the view from an address. What is not valid is left out. */
export function readView(params: URLSearchParams): DirectoryView {
  const value = (name: keyof DirectoryView) => params.get(keys[name]) ?? '';
  const chosen = <Value extends string>(name: keyof DirectoryView, values: readonly Value[]) =>
    values.find((each) => each === value(name));
  const q = value('q').trim().slice(0, longestSearch);
  const rating = /^[1-5]$/.exec(value('min_rating'))?.[0];
  const city = /^[a-z][a-z_]{1,39}$/.exec(value('drop_off_city'))?.[0];
  return withoutAbsent({
    q: q === '' ? undefined : q,
    tier: chosen('tier', Object.values(CourierTier)),
    service_type: chosen('service_type', Object.values(ServiceType)),
    carries: chosen('carries', Object.values(ShipmentType)),
    cash_on_delivery: value('cash_on_delivery') === 'true' ? true : undefined,
    min_rating: rating === undefined ? undefined : Number(rating),
    drop_off_city: city,
    takes_parcel: value('takes_parcel') === 'true' ? true : undefined,
    favorites: value('favorites') === 'true' ? true : undefined,
    sort: chosen('sort', SORTS) ?? SORTS[0],
  });
}

/** Changes the view in an address; undefined removes a filter. */
export function withView(
  params: URLSearchParams,
  changes: { [Name in keyof DirectoryView]?: string | undefined },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    const key = keys[name as keyof DirectoryView];
    if (value === undefined || value === '' || value === SORTS[0]) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/** Number of filters that are on; a search is none. */
export function countFilters({ q: _, sort: __, ...filters }: DirectoryView): number {
  return Object.keys(filters).length;
}

function withoutAbsent(
  view: {
    [Name in keyof DirectoryView]: DirectoryView[Name] | undefined;
  } & { sort: DirectoryView['sort'] },
): DirectoryView {
  const present = Object.entries(view).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as DirectoryView;
}
