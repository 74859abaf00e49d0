import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useState } from 'react';
import { AttentionPanel } from '../../shared/attention/attention-panel.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useNear } from '../../ui/use-near.ts';
import { Below } from './below.ts';
import { HomeFrame } from './home-frame.tsx';
import { HomeHeader } from './home-header.tsx';
import { QuickPriceForm } from './quick-price-form.tsx';
import { TodayPanel } from './today/today-panel.tsx';

const LatestAndMoney = lazy(async () => ({
  default: (await import('./latest-and-money.tsx')).LatestAndMoney,
}));

/** As high as its skeleton, so that what is above can be scrolled to the top at once. */
const Place = styled('div')({ minInlineSize: 0, minBlockSize: 432 });

/** Home of an account with shipments. */
export function UsualHome() {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
  }, []);
  return (
    <HomeFrame>
      <HomeHeader />
      <QuickPriceForm isLine />
      <AttentionPanel isBrief onShown={show} />
      <Below hidden={!isShown}>
        <TodayPanel />
        <Later />
      </Below>
    </HomeFrame>
  );
}

/** What loads once it comes near. */
function Later() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <Place ref={place}>
      {isNear && (
        <Suspense fallback={<LinesSkeleton lines={6} height={62} />}>
          <LatestAndMoney />
        </Suspense>
      )}
    </Place>
  );
}
