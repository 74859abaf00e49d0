import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/with-texts.ts';

const View = lazy(async () => {
  const { AttentionView } = await withTexts('home/attention', import('./attention-view.tsx'));
  return { default: AttentionView };
});

/** What the account should act on, with the way to it; it loads with its texts. */
export function AttentionPanel() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
