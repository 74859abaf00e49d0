import type { Shipment } from '../../api/generated/model/shipment.ts';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { useText } from '../../i18n/use-text.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { RefreshIcon, SearchIcon } from '../../ui/icons.tsx';
import type { SearchOption, SearchSection } from '../../ui/search/search-section.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { OptionLine } from './option-line.tsx';
import { ShipmentOption } from './shipment-option.tsx';

/** The same number as on home, so that the newest are often cached. */
const limit = 6;
/** Number of newest shipments, so that screens and actions stay visible below them. */
const recent = 4;
/** Milliseconds without typing before the request. */
export const pause = 200;
/** One letter matches every name. */
export const shortestQuery = 2;

/**
 * The shipments of a search: the newest without a query, otherwise the server's results. A late
 * answer to an earlier query is dropped.
 */
export function useShipmentSection(query: string, go: (path: string) => void): SearchSection {
  const text = useText();
  const typed = query.trim();
  const words = typed.length >= shortestQuery ? typed : '';
  const asked = useSettled(words, pause);
  const { data, isError, isPaused, refetch } = useListShipments(
    asked === '' ? { limit } : { q: asked, limit },
  );
  const searches = words !== '';
  const isAnswered = asked === words;
  const shipments = isAnswered ? data?.data.slice(0, searches ? limit : recent) : undefined;

  const section = { id: 'shipments', title: text(searches ? 'search.shipments' : 'search.recent') };
  const all: SearchOption = {
    id: 'all',
    content: <OptionLine icon={SearchIcon}>{text('search.all', { query: words })}</OptionLine>,
    onChoose: () => {
      go(`${shipmentPaths.list}?${new URLSearchParams({ q: words }).toString()}`);
    },
  };
  const more = searches ? [all] : [];

  if (typed !== '' && !searches) return { ...section, options: [] };
  if (isAnswered && isError) {
    const retry: SearchOption = {
      id: 'retry',
      content: <OptionLine icon={RefreshIcon}>{text('search.retry')}</OptionLine>,
      onChoose: () => void refetch(),
    };
    return { ...section, options: [retry] };
  }
  if (!shipments) {
    return isPaused
      ? { ...section, options: [], note: text('search.offline') }
      : { ...section, options: more, expected: searches ? limit : recent };
  }
  const options = shipments.map((shipment) => optionOf(shipment, words, go));
  return {
    ...section,
    options: options.length > 0 ? [...options, ...more] : [],
    note: searches && options.length === 0 ? text('search.noShipments') : undefined,
  };
}

function optionOf(shipment: Shipment, query: string, go: (path: string) => void): SearchOption {
  return {
    id: shipment.id,
    content: <ShipmentOption shipment={shipment} query={query} />,
    onChoose: () => {
      go(shipmentPaths.details(shipment.id));
    },
  };
}
