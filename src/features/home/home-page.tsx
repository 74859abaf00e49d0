import { lazy, Suspense } from 'react';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { useText } from '../../i18n/use-text.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { HomeFrame } from './home-frame.tsx';
import { LATEST } from './latest.ts';
import { UsualHome } from './usual-home.tsx';

const NewHome = lazy(async () => ({
  default: (await withTexts('home/steps', import('./new-home.tsx'))).NewHome,
}));

/** Home: what needs attention and today's numbers, or the way to the first shipment. */
export function Component() {
  const { data, isError } = useListShipments(LATEST);
  if (!data && !isError) return <Loading />;
  // An account whose shipments cannot be read may well have some.
  if (data?.data.length !== 0) return <UsualHome />;
  return (
    <Suspense fallback={<Loading />}>
      <NewHome />
    </Suspense>
  );
}

function Loading() {
  const text = useText();
  return (
    <HomeFrame>
      <PageHeader title={text('home.title')} />
      <LinesSkeleton lines={1} height={106} />
    </HomeFrame>
  );
}
