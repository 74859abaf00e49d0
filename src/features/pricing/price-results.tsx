import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { readParcel, parcelParams } from '../../shared/pricing/parcel-address.ts';
import type { PricedQuote } from '../../shared/pricing/priced-quote.ts';
import { companyPaths } from '../companies/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useSecondsLeft } from '../../ui/text/use-seconds-left.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { elevation, layout, motion, radius } from '../../ui/theme/tokens.ts';
import { arrangePrices, firstPrices } from './arrange-prices.ts';
import { ExcludedCouriers } from './excluded-couriers.tsx';
import { PriceCard } from './price-card.tsx';
import { PriceSummary } from '../../shared/pricing/price-summary.tsx';
import { PriceToolbar } from './price-toolbar.tsx';
import { PricesExpired, QuoteClock } from './quote-clock.tsx';
import { useFavoriteRanks } from './use-favorite-ranks.ts';
import { readView, withView, type PriceView } from './view-address.ts';

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  transition: `opacity ${motion.quick}`,
  '&[data-outdated="true"]': { opacity: 0.55 },
});
const Cards = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 12 });

// However far down the list is scrolled, the button for new prices stays visible.
const Sticky = styled('div')({
  position: 'sticky',
  insetBlockStart: layout.topBar + 12,
  zIndex: 1,
  borderRadius: radius.medium,
  boxShadow: elevation.raised,
});

/** How many couriers are chosen beforehand for the comparison side by side. */
const preselected = 3;

interface PriceResultsProps {
  priced: PricedQuote;
  /** The prices are for another parcel than the one typed. */
  outdated: boolean;
  loading: boolean;
  params: URLSearchParams;
  setParams: SetURLSearchParams;
  onRefresh: () => void;
}

/** The comparison: a summary, the prices, and the couriers that cannot take the parcel. */
export function PriceResults({
  priced: { quote, expiresAt },
  outdated,
  loading,
  params,
  setParams,
  onRefresh,
}: PriceResultsProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const secondsLeft = useSecondsLeft(expiresAt);
  const view = readView(params);
  const ranks = useFavoriteRanks(`${quote.id} ${view.sort} ${view.favoritesFirst}`);
  const prices = arrangePrices(quote.prices, view, ranks);
  const shown = all ? prices : firstPrices(prices);
  const changeView = (next: PriceView) => {
    setParams((current) => withView(current, next), { replace: true });
  };

  return (
    <Stack data-outdated={outdated} aria-busy={loading}>
      {quote.prices.length === 0 ? (
        <Panel>
          <EmptyState
            art="search"
            title={text('pricing.none.title')}
            description={text('pricing.none.description')}
          />
        </Panel>
      ) : (
        <>
          <PriceSummary summary={quote.summary} />
          <PriceToolbar
            prices={quote.prices}
            shown={prices.length}
            view={view}
            onChange={changeView}
            hasFavorites={ranks.size > 0}
            clock={secondsLeft > 0 && <QuoteClock secondsLeft={secondsLeft} />}
            compare={companyPaths.compareThese(
              couriersOf(prices),
              parcelParams(readParcel(params)),
            )}
          />
          {secondsLeft === 0 && (
            <Sticky>
              <PricesExpired loading={loading} onRefresh={onRefresh} />
            </Sticky>
          )}
          {prices.length === 0 && (
            <Panel>
              <EmptyState
                art="search"
                title={text('pricing.filtered.title')}
                action={
                  <Button
                    variant="outline"
                    onClick={() => {
                      changeView({ ...view, services: [], tiers: [] });
                    }}
                  >
                    {text('pricing.filtered.clear')}
                  </Button>
                }
              />
            </Panel>
          )}
          <Cards>
            {shown.map((price) => (
              <li key={`${price.courier.id} ${price.service_type}`}>
                <PriceCard
                  price={price}
                  quote={quote}
                  params={params}
                  disabled={outdated || secondsLeft === 0}
                />
              </li>
            ))}
          </Cards>
          {shown.length < prices.length && (
            <Button
              variant="outline"
              onClick={() => {
                setAll(true);
              }}
            >
              {text('pricing.showAll', { count: prices.length })}
            </Button>
          )}
        </>
      )}
      {quote.excluded.length > 0 && (
        <ExcludedCouriers
          excluded={quote.excluded}
          request={quote.request}
          open={quote.prices.length === 0}
        />
      )}
    </Stack>
  );
}

/** The first couriers of these prices. */
function couriersOf(prices: readonly CourierPrice[]): string[] {
  return [...new Set(prices.map(({ courier }) => courier.id))].slice(0, preselected);
}
