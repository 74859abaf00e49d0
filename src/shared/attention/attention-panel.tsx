import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';

const View = lazy(async () => {
  const { AttentionView } = await withTexts('home/attention', import('./attention-view.tsx'));
  return { default: AttentionView };
});

interface AttentionPanelProps {
  /** Shows few items in little room, and the rest when asked for. */
  isBrief?: boolean;
  /** Shows nothing, in place of a quiet line, while nothing needs attention. */
  ifAny?: boolean;
  /** Called once its height is known, so that nothing below has to move. */
  onShown?: () => void;
}

/** What the account should act on, with the way to it; it loads with its texts. */
export function AttentionPanel({ isBrief = false, ifAny = false, onShown }: AttentionPanelProps) {
  const loading = ifAny ? null : <LinesSkeleton lines={1} height={52} />;
  return (
    <Suspense fallback={loading}>
      <View isBrief={isBrief} ifAny={ifAny} loading={loading} onShown={onShown} />
    </Suspense>
  );
}
