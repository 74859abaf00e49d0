import { comparable, couriersParameter } from '../../../features/companies/paths.ts';

const courierId = /^crr_[0-9a-hjkmnp-tv-z]{26}$/;

/** The chosen couriers of an address, each once; more than the most are left out. */
export function readCouriers(params: URLSearchParams): string[] {
  const ids = params.get(couriersParameter)?.split(',') ?? [];
  return [...new Set(ids)].filter((id) => courierId.test(id)).slice(0, comparable.most);
}

/** How many couriers an address names, also those that are left out. */
export function countNamed(params: URLSearchParams): number {
  return new Set(
    params
      .get(couriersParameter)
      ?.split(',')
      .filter((id) => courierId.test(id)),
  ).size;
}
