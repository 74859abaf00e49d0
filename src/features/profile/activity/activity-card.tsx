import styled from '@emotion/styled';
import type { ActivityEntry } from '../../../api/generated/model/activity-entry.ts';
import { typeScale } from '../../../ui/theme/tokens.ts';
import { ActionCell, ActorCell, TimeCell } from './activity-parts.tsx';
import { Changes } from './changes.tsx';

const Root = styled('div')({ display: 'grid', gap: 8, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
// Aligned with the text of the line above, not with its icon.
const Indented = styled('div')({ display: 'grid', gap: 8, marginInlineStart: 38 });

/** One entry on a phone. */
export function ActivityCard({ entry }: { entry: ActivityEntry }) {
  return (
    <Root>
      <Line>
        <ActionCell entry={entry} />
        <TimeCell entry={entry} />
      </Line>
      <Indented>
        <ActorCell entry={entry} />
        <Changes entry={entry} />
      </Indented>
    </Root>
  );
}
