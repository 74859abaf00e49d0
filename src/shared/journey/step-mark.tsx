import styled from '@emotion/styled';
import type { StepState } from '../../../common/tracking-progress.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  marginBlockStart: 1,
  color: colors.onAccent,
  background: colors.surface,
  border: `2px solid ${colors.line}`,
  borderRadius: radius.round,
  '&[data-state="done"]': { background: colors.verdigris, borderColor: colors.verdigris },
  '&[data-state="current"]': {
    borderColor: colors.verdigris,
    boxShadow: `0 0 0 3px ${colors.verdigrisSoft}`,
    '&::after': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: radius.round,
      background: colors.verdigris,
    },
  },
  '&[data-state="ended"]': { background: colors.inkMuted, borderColor: colors.inkMuted },
});

/** The dot of a step on the line of a journey; its heading says the same. */
export function StepMark({ state }: { state: StepState }) {
  return (
    <Mark aria-hidden data-state={state}>
      {state === 'done' && <CheckIcon size={13} />}
      {state === 'ended' && <CloseIcon size={13} />}
    </Mark>
  );
}
