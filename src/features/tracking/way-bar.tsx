import styled from '@emotion/styled';
import { trackingProgress } from '../../../common/tracking-progress.ts';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { colors, radius } from '../../ui/theme/tokens.ts';

const Bar = styled('span')({ display: 'flex', gap: 4 });
const Part = styled('span')({
  flex: 1,
  blockSize: 6,
  borderRadius: radius.round,
  background: colors.line,
  '&[data-state="done"], &[data-state="current"]': { background: colors.verdigris },
  '&[data-state="ended"]': { background: colors.inkMuted },
});

/** How far a parcel has come, as a bar. The text next to it says the same. */
export function WayBar({ tracking: { tracking_status, events } }: { tracking: Tracking }) {
  return (
    <Bar aria-hidden>
      {trackingProgress(tracking_status, events).map(({ status, state }) => (
        <Part key={status} data-state={state} />
      ))}
    </Bar>
  );
}
