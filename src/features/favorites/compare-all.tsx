import type { Favorite } from '../../api/generated/model/favorite.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { comparable, companyPaths } from '../companies/paths.ts';

const idsOf = (favorites: readonly Favorite[]) =>
  favorites.flatMap(({ courier, is_available }) => (is_available ? [courier.id] : []));

/** Whether there are more than can be compared at once. */
export function mustChoose(favorites: readonly Favorite[]): boolean {
  return idsOf(favorites).length > comparable.most;
}

/** A link that compares all favorites, if they are not too few or too many. */
export function CompareAll({ favorites }: { favorites: readonly Favorite[] }) {
  const text = useText();
  const ids = idsOf(favorites);
  if (ids.length < comparable.least || mustChoose(favorites)) return null;
  return (
    <ButtonLink to={companyPaths.compareResults(ids)}>{text('favorites.compareAll')}</ButtonLink>
  );
}
