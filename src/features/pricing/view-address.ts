import { CourierTier } from '../../api/generated/model/courier-tier.ts';
import { ServiceType } from '../../api/generated/model/service-type.ts';

const sorts = ['price', 'time', 'rating'] as const;

/** Sorting and filters of the prices. Empty lists match everything. */
export interface PriceView {
  sort: (typeof sorts)[number];
  services: ServiceType[];
  tiers: CourierTier[];
  /** Prices of favorite couriers come before the others; the sorting holds in both parts. */
  favoritesFirst: boolean;
}

/** Reads the view from the page's address: `?sort=time&services=express,same_day&tiers=gold`. */
export function readView(params: URLSearchParams): PriceView {
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'price',
    services: listed(params.get('services'), Object.values(ServiceType)),
    tiers: listed(params.get('tiers'), Object.values(CourierTier)),
    favoritesFirst: params.get('favorites') !== 'mixed',
  };
}

/** Replaces the view in `params`. Default values are left out. */
export function withView(params: URLSearchParams, view: PriceView): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = {
    sort: view.sort === 'price' ? '' : view.sort,
    services: view.services.join(','),
    tiers: view.tiers.join(','),
    favorites: view.favoritesFirst ? '' : 'mixed',
  };
  for (const [key, value] of Object.entries(entries)) {
    if (value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
}

function listed<Value extends string>(text: string | null, values: readonly Value[]): Value[] {
  const parts = text?.split(',') ?? [];
  return values.filter((value) => parts.includes(value));
}
