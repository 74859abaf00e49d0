import { useMemo } from 'react';
import { useListCities } from '../../../api/generated/reference/reference.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import type { Option } from '../../../ui/forms/options.ts';

/** The Saudi regions, in the order of their cities. */
export function useRegionOptions(): Option[] {
  const localized = useLocalized();
  const { data } = useListCities({ query: { staleTime: Infinity } });
  return useMemo(() => {
    const regions = new Map(data?.data.map(({ region }) => [region.code, localized(region.name)]));
    return [...regions].map(([value, label]) => ({ value, label }));
  }, [data, localized]);
}
