import { pricingPath } from '../../../pricing/paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { parcelParams } from '../../../../shared/pricing/parcel-address.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { PricePicker } from './price-picker.tsx';
import type { BookingPrice } from './use-booking-price.ts';
import { type } from '../../../../ui/theme/tokens.ts';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { WorkingLine } from '../../../../ui/feedback/working-line.tsx';

const loadChosen = () => import('./chosen-price.tsx');
const loadSuggested = () => import('./suggested-price.tsx');
const ChosenPriceView = lazy(async () => ({ default: (await loadChosen()).ChosenPriceView }));
const SuggestedPrice = lazy(async () => ({ default: (await loadSuggested()).SuggestedPrice }));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  // The text of the last button is aligned with the end of the figures below it.
  '& > a:last-of-type': { marginInlineEnd: -12 },
});
const Title = styled('h2')({ ...type.h3, flex: 1 });
const Progress = styled('div')({ blockSize: 3, marginBlock: -6 });

interface PricePanelProps {
  pricing: BookingPrice;
  /** The button that closes the panel, if it can be closed. */
  action?: ReactNode;
}

/** The chosen price, or the prices to choose from if none is chosen. */
export function PricePanel({ pricing, action }: PricePanelProps) {
  const text = useText();
  const { chosen, pending } = pricing;
  const title = useRef<HTMLHeadingElement>(null);
  const search = parcelParams(pricing.parcel).toString();
  const canBePriced = pricing.request !== null;
  useEffect(() => {
    // While the server computes the prices; if that fails, they load with the prices.
    if (canBePriced) Promise.all([loadChosen(), loadSuggested()]).catch(() => undefined);
  }, [canBePriced]);
  return (
    <>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {text(chosen ? 'shipments.create.price' : 'shipments.create.choose')}
        </Title>
        {chosen && (
          <ButtonLink size="small" variant="text" to={{ pathname: pricingPath, search }}>
            {text('shipments.create.change')}
          </ButtonLink>
        )}
        {action}
      </Head>
      <Progress role="status" aria-label={pending ? text('shipments.create.pricing') : undefined}>
        {pending && <WorkingLine />}
      </Progress>
      {pricing.quote && (
        <Suspense>
          <SuggestedPrice pricing={pricing} />
        </Suspense>
      )}
      {chosen ? (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <ChosenPriceView price={chosen.price} expiresAt={pricing.expiresAt} />
        </Suspense>
      ) : (
        <PricePicker
          pricing={pricing}
          search={search}
          // The list is gone then, and the focus with it.
          onChoose={() => {
            title.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
