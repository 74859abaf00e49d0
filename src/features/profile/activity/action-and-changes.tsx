import styled from '@emotion/styled';
import type { ActivityEntry } from '../../../api/generated/model/activity-entry.ts';
import { ActionCell } from './activity-parts.tsx';
import { Changes } from './changes.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  paddingBlock: 12,
  // Aligned with the text of the action, not with its icon.
  '& > ul': { marginInlineStart: 38 },
});

/** What was done, with the settings that changed below it. */
export function ActionAndChanges({ entry }: { entry: ActivityEntry }) {
  return (
    <Root>
      <ActionCell entry={entry} />
      <Changes entry={entry} />
    </Root>
  );
}
