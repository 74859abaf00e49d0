import { useEnumNames, type EnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText, type TextOf } from '../../i18n/use-text.ts';
import { usePlaceNames, type PlaceNames } from '../places/use-place-names.ts';
import { usePlaceText } from '../places/use-place-text.ts';

/** Names for the codes in a record, in the reader's language. */
export interface Words extends Pick<EnumNames, 'nameOf'>, PlaceNames {
  text: TextOf;
  localized: ReturnType<typeof useLocalized>;
  placeText: ReturnType<typeof usePlaceText>;
}

/** Everything at once, for a file with many columns. */
export function useWords(): Words {
  const text = useText();
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { nameOf } = useEnumNames();
  return { text, localized, placeText, nameOf, ...usePlaceNames() };
}
