import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { TodayFrame } from './today-frame.tsx';

const View = lazy(async () => {
  const { TodayView } = await withTexts('home/today', import('./today-view.tsx'));
  return { default: TodayView };
});

/** Today's numbers beside yesterday's; they load with their texts. */
export function TodayPanel() {
  return (
    <Suspense fallback={<TodayFrame />}>
      <View />
    </Suspense>
  );
}
