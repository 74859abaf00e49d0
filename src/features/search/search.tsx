import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTrackingNumber, normalizeTrackingNumber } from '../../../common/tracking-number.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { RouteIcon } from '../../ui/icons.tsx';
import { SearchPanel } from '../../ui/search/search-panel.tsx';
import type { SearchOption, SearchSection } from '../../ui/search/search-section.ts';
import { places } from '../../places.ts';
import { findPlaces } from './find-places.ts';
import { OptionLine } from './option-line.tsx';
import type { PlaceId } from './place-words.ts';
import { useShipmentSection } from './use-shipment-section.tsx';

const screens = ['home', 'myShipments', 'trace'] as const;
const actions = ['createShipment', 'priceShipment'] as const;

/** The contract's longest search. */
const longestQuery = 120;

/** Finds screens, actions and shipments, and goes there. */
export function Search({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const shipments = useShipmentSection(query, go);

  const optionOf = (id: PlaceId): SearchOption => ({
    id,
    content: <OptionLine icon={places[id].icon}>{text(places[id].labelId)}</OptionLine>,
    onChoose: () => {
      go(places[id].path);
    },
  });
  const placesOf = (ids: readonly PlaceId[]) =>
    findPlaces(ids, (id) => text(places[id].labelId), query).map(optionOf);

  const number = normalizeTrackingNumber(query);
  const track: SearchOption = {
    id: 'track',
    content: <OptionLine icon={RouteIcon}>{text('search.track', { number })}</OptionLine>,
    onChoose: () => {
      go(paths.traceShipment(number));
    },
  };

  const screenSection = {
    id: 'screens',
    title: text('search.screens'),
    options: placesOf(screens),
  };
  const actionSection = {
    id: 'actions',
    title: text('search.actions'),
    options: [...placesOf(actions), ...(isTrackingNumber(number) ? [track] : [])],
  };
  // Before anything is typed the newest shipments are the likeliest; then what needs no waiting.
  const sections: SearchSection[] =
    query.trim() === ''
      ? [shipments, actionSection, screenSection]
      : [screenSection, actionSection, shipments];
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  const isSettled = sections.every(({ expected }) => expected === undefined);

  return (
    <SearchPanel
      label={text('app.search')}
      placeholder={text('search.placeholder')}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      announcement={isSettled ? text('search.count', { count }) : ''}
      maxLength={longestQuery}
      autoFocus
      onClose={onClose}
    />
  );
}
