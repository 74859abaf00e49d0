import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';

const View = lazy(async () => {
  const { AttentionView } = await withTexts('home/attention', import('./attention-view.tsx'));
  return { default: AttentionView };
});

interface AttentionPanelProps {
  /** Called once its height is known, so that nothing below has to move. */
  onShown?: () => void;
}

/** What the account should act on, with the way to it; it loads with its texts. */
export function AttentionPanel({ onShown }: AttentionPanelProps) {
  const loading = <LinesSkeleton lines={1} height={52} />;
  return (
    <Suspense fallback={loading}>
      <View loading={loading} onShown={onShown} />
    </Suspense>
  );
}
