import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTrackingNumber, normalizeTrackingNumber } from '../../../common/tracking-number.ts';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import type { NavigationEntry } from '../../feature.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackingPaths } from '../tracking/paths.ts';
import { RouteIcon } from '../../ui/icons.tsx';
import { SearchPanel } from '../../ui/search/search-panel.tsx';
import type { SearchOption, SearchSection } from '../../ui/search/search-section.ts';
import { findEntries } from './find-entries.ts';
import { OptionLine } from './option-line.tsx';
import { useProductSection } from './use-product-section.tsx';
import { useShipmentSection } from './use-shipment-section.tsx';

/** The contract's maximum length of a search. */
const longestQuery = 120;

interface SearchProps {
  entries: readonly NavigationEntry[];
  onClose: () => void;
}

/** Finds screens, actions, shipments and products, and opens them. */
export function Search({ entries: all, onClose }: SearchProps) {
  const isCompany = useGetProfile().data?.account_type === 'company';
  const entries = all.filter(({ isForCompanies }) => isCompany || !isForCompanies);
  const text = useText();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const shipments = useShipmentSection(query, go);
  const products = useProductSection(query, go);

  const labelOf = ({ labelId }: NavigationEntry) => text(labelId);
  const optionOf = (entry: NavigationEntry): SearchOption => ({
    id: entry.path,
    content: <OptionLine icon={entry.icon}>{labelOf(entry)}</OptionLine>,
    onChoose: () => {
      go(entry.path);
    },
  });
  const entriesIn = (section: 'screens' | 'actions') =>
    findEntries(entries, section, labelOf, query).map(optionOf);

  const number = normalizeTrackingNumber(query);
  const track: SearchOption = {
    id: 'track',
    content: <OptionLine icon={RouteIcon}>{text('search.track', { number })}</OptionLine>,
    onChoose: () => {
      go(trackingPaths.shipment(number));
    },
  };

  const screenSection = {
    id: 'screens',
    title: text('search.screens'),
    options: entriesIn('screens'),
  };
  const actionSection = {
    id: 'actions',
    title: text('search.actions'),
    options: [...entriesIn('actions'), ...(isTrackingNumber(number) ? [track] : [])],
  };
  // Without a query the newest shipments are the most likely, then entries that need no waiting.
  const sections: SearchSection[] =
    query.trim() === ''
      ? [shipments, actionSection, screenSection]
      : [screenSection, actionSection, shipments, products];
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
