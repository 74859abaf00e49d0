import { useListCities } from '../../../api/generated/reference/reference.ts';
import type { StoreOrder } from '../../../api/generated/model/store-order.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { textOf } from './order-cells.ts';

/** The receiver's city, in the reader's language if the store writes it as it is known here. */
export function CityText({ cells }: Pick<StoreOrder, 'cells'>) {
  const localized = useLocalized();
  const cities = useListCities({ query: { staleTime: Infinity } }).data?.data ?? [];
  const city = textOf(cells, 'receiver.city');
  const known = cities.find(({ code, name }) => [code, name.ar, name.en].includes(city));
  return city !== '' && <bdi>{known ? localized(known.name) : city}</bdi>;
}
