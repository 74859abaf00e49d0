import { lazy, Suspense, useDeferredValue } from 'react';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { HomeFrame } from './home-frame.tsx';
import { HomeHeader } from './home-header.tsx';
import { LATEST } from './latest.ts';
import { UsualHome } from './usual-home.tsx';

const NewHome = lazy(async () => ({
  default: (await withTexts('home/steps', import('./new-home.tsx'))).NewHome,
}));

/** Home: what needs attention and today's numbers, or the way to the first shipment. */
export function Component() {
  const { data, isError } = useListShipments(LATEST);
  const kind = useDeferredValue(
    // An account whose shipments cannot be read may well have some.
    data ? (data.data.length === 0 ? 'new' : 'usual') : isError ? 'usual' : 'loading',
  );
  if (kind === 'loading') return <Loading />;
  if (kind === 'usual') return <UsualHome />;
  return (
    <Suspense fallback={<Loading />}>
      <NewHome />
    </Suspense>
  );
}

function Loading() {
  return (
    <HomeFrame>
      <HomeHeader />
      <LinesSkeleton lines={1} height={102} />
    </HomeFrame>
  );
}
