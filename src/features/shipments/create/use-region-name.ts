import { useListCities } from '../../../api/generated/reference/reference.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';

/** The name of the region that a Saudi city lies in; undefined while no listed city is chosen. */
export function useRegionName(city: string | null): string | undefined {
  const { data } = useListCities({ query: { staleTime: Infinity } });
  const { regionName } = usePlaceNames();
  const region = data?.data.find(({ code }) => code === city)?.region.code;
  return region && regionName(region);
}
