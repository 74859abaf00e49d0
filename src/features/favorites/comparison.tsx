import { useState } from 'react';
import type { Favorite } from '../../api/generated/model/favorite.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { comparable, companyPaths } from '../companies/paths.ts';

/** Which of many favorites are compared. */
export interface Comparison {
  chosen: readonly string[];
  toggle: (courierId: string) => void;
  /** No more can be chosen. */
  isFull: boolean;
}

const idsOf = (favorites: readonly Favorite[]) =>
  favorites.flatMap(({ courier, is_available }) => (is_available ? [courier.id] : []));

/** Whether there are more than can be compared at once. */
export function mustChoose(favorites: readonly Favorite[]): boolean {
  return idsOf(favorites).length > comparable.most;
}

/** Chooses couriers to compare among the favorites that have not left. */
export function useComparison(favorites: readonly Favorite[]): Comparison {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const available = idsOf(favorites);
  const chosen = ticked.filter((id) => available.includes(id));
  return {
    chosen,
    isFull: chosen.length >= comparable.most,
    toggle: (id) => {
      setTicked(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    },
  };
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
