import styled from '@emotion/styled';
import type { ProgressStep, StepState, TrackingState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { DateText } from '../text/date-text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { colors, radius } from '../theme/tokens.ts';

const wide = '@media (min-width: 760px)';
const markSize = 30;

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  [wide]: { flexDirection: 'row' },
});
const Step = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 14,
  flex: 1,
  minInlineSize: 0,
  paddingBlockEnd: 20,
  '&:last-child': { paddingBlockEnd: 0 },
  // The line to the next step, as far as the way has been gone.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    background: colors.line,
    insetInlineStart: markSize / 2 - 1,
    insetBlock: `${markSize + 2}px -2px`,
    inlineSize: 2,
  },
  '&[data-gone="true"]::after': { background: colors.verdigris },
  [wide]: {
    flexDirection: 'column',
    alignItems: 'center',
    gap: 10,
    paddingBlockEnd: 0,
    textAlign: 'center',
    '&:not(:last-child)::after': {
      insetInlineStart: `calc(50% + ${markSize / 2 + 4}px)`,
      insetBlock: `${markSize / 2 - 1}px auto`,
      inlineSize: `calc(100% - ${markSize + 8}px)`,
      blockSize: 2,
    },
  },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: radius.round,
  border: `2px solid ${colors.line}`,
  background: colors.surface,
  '&[data-state="done"]': {
    color: colors.surface,
    background: colors.verdigris,
    borderColor: colors.verdigris,
  },
  '&[data-state="current"]': {
    borderColor: colors.verdigris,
    boxShadow: `0 0 0 4px ${colors.verdigrisSoft}`,
  },
  '&[data-state="ended"]': {
    color: colors.surface,
    background: colors.inkMuted,
    borderColor: colors.inkMuted,
  },
});
const Dot = styled('span')({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: radius.round,
  background: colors.verdigris,
});
const Words = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  fontSize: 14,
  lineHeight: '22px',
  paddingBlockStart: 3,
  [wide]: { paddingInline: 4, paddingBlockStart: 0 },
});
const Name = styled('span')({
  '&[data-state="current"], &[data-state="ended"]': { fontWeight: 600 },
  '&[data-state="ahead"]': { color: colors.inkMuted },
});
const When = styled('span')({ color: colors.inkMuted, fontSize: 13 });

interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  nameOf: (status: TrackingState) => string;
}

/** The way of a parcel in a few steps: a line across on wide screens, down on phones. */
export function ProgressSteps({ steps, nameOf }: ProgressStepsProps) {
  const text = useText();
  return (
    <List>
      {steps.map(({ status, state, reachedAt }, index) => (
        <Step
          key={status}
          data-gone={steps[index + 1]?.state !== 'ahead'}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Mark data-state={state}>
            <StepMark state={state} />
          </Mark>
          <Words>
            <Name data-state={state}>
              {nameOf(status)} <VisuallyHidden>{text(`ui.journey.step.${state}`)}</VisuallyHidden>
            </Name>
            {reachedAt !== undefined && (
              <When>
                <DateText value={reachedAt} format="short" />
              </When>
            )}
          </Words>
        </Step>
      ))}
    </List>
  );
}

function StepMark({ state }: { state: StepState }) {
  switch (state) {
    case 'done':
      return <CheckIcon size={16} />;
    case 'current':
      return <Dot />;
    case 'ended':
      return <CloseIcon size={16} />;
    case 'ahead':
      return null;
  }
}
