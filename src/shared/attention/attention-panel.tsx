import { lazy, Suspense, useRef, useState } from 'react';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useKeptOnDevice } from '../../ui/kept-on-device.ts';

/** Pixels of the line that says that nothing needs attention. */
const QUIET = 52;
const readHeight = (kept: unknown) => (typeof kept === 'number' ? kept : QUIET);

const View = lazy(async () => {
  const { AttentionView } = await withTexts('home/attention', import('./attention-view.tsx'));
  return { default: AttentionView };
});

/**
 * What the account should act on, with the way to it; it loads with its texts. Meanwhile it is as
 * high as it was on the last visit, so that what stands below does not move.
 */
export function AttentionPanel() {
  const { data: profile } = useGetProfile();
  const [kept, keep] = useKeptOnDevice('attention.height', profile?.id, readHeight);
  const [reserved] = useState(kept);
  const root = useRef<HTMLDivElement>(null);
  const measure = () => {
    if (root.current) keep(root.current.offsetHeight);
  };
  const loading = <LinesSkeleton lines={1} height={reserved} />;
  return (
    <div ref={root}>
      <Suspense fallback={loading}>
        <View loading={loading} onLoaded={measure} />
      </Suspense>
    </div>
  );
}
