import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { StepState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const markSize = 30;

/** Styles of a horizontal row of steps. */
const across = (styles: CSSObject): CSSObject => ({ '&[data-direction="across"]': styles });

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  ...across({ flexDirection: 'row' }),
});
const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  flex: 1,
  minInlineSize: 0,
  '&:not(:last-child)': { paddingBlockEnd: 20 },
  // The line to the next step, coloured as far as progress has been made.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    background: colors.line,
    insetInlineStart: markSize / 2 - 1,
    insetBlock: `${markSize + 4}px 4px`,
    inlineSize: 2,
    borderRadius: radius.round,
  },
  '&[data-gone="true"]::after': { background: colors.verdigris },
  ...across({
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    textAlign: 'center',
    '&:not(:last-child)': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      insetInlineStart: `calc(50% + ${markSize / 2 + 6}px)`,
      insetBlock: `${markSize / 2 - 1}px auto`,
      inlineSize: `calc(100% - ${markSize + 12}px)`,
      blockSize: 2,
    },
  }),
});
const Mark = styled('span')({
  ...typeScale.caption,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  color: colors.inkMuted,
  background: colors.surface,
  border: `2px solid ${colors.line}`,
  borderRadius: radius.round,
  fontWeight: 600,
  '&[data-state="done"]': {
    color: colors.onAccent,
    background: colors.verdigris,
    borderColor: colors.verdigris,
  },
  '&[data-state="current"]': {
    color: colors.verdigris,
    borderColor: colors.verdigris,
    boxShadow: `0 0 0 4px ${colors.verdigrisSoft}`,
  },
  '&[data-state="ended"]': {
    color: colors.onAccent,
    background: colors.inkMuted,
    borderColor: colors.inkMuted,
  },
  '&[data-state="failed"]': {
    color: colors.onAccent,
    background: colors.danger,
    borderColor: colors.danger,
  },
});
const Dot = styled('span')({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: radius.round,
  background: 'currentcolor',
});
const Words = styled('span')({
  ...typeScale.small,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: 4,
  ...across({
    paddingBlockStart: 0,
    paddingInline: 4,
    textWrap: 'balance',
    '@media (max-width: 599.95px)': { ...typeScale.caption, paddingInline: 2 },
  }),
});
const Label = styled('span')({
  '&[data-state="current"], &[data-state="ended"], &[data-state="failed"]': { fontWeight: 600 },
  '&[data-state="ahead"]': { color: colors.inkMuted },
  '&[data-state="failed"]': { color: colors.danger },
});
const Note = styled('span')({ ...typeScale.caption, color: colors.inkMuted });

export interface Step {
  key: string;
  label: ReactNode;
  /** `ended` is a process that stopped early; `failed` is a step that has to be repeated. */
  state: StepState | 'failed';
  /** Shown below the label, such as a date. */
  note?: ReactNode;
}

interface StepperProps {
  steps: readonly Step[];
  direction?: 'across' | 'down';
  /** Shows a number in each step that is not done. */
  numbered?: boolean;
}

/** Steps in order, with the current position and where the process stopped. */
export function Stepper({ steps, direction = 'across', numbered = false }: StepperProps) {
  const text = useText();
  return (
    <List data-direction={direction}>
      {steps.map(({ key, label, state, note }, index) => (
        <Item
          key={key}
          data-direction={direction}
          data-gone={state === 'done' && steps[index + 1]?.state !== 'ahead'}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Mark data-state={state}>
            <StepMark state={state} number={numbered ? index + 1 : undefined} />
          </Mark>
          <Words data-direction={direction}>
            <Label data-state={state}>
              {label} <VisuallyHidden>{text(`shared.journey.step.${state}`)}</VisuallyHidden>
            </Label>
            {note !== undefined && <Note>{note}</Note>}
          </Words>
        </Item>
      ))}
    </List>
  );
}

function StepMark({ state, number }: Pick<Step, 'state'> & { number: number | undefined }) {
  switch (state) {
    case 'done':
      return <CheckIcon size={16} />;
    case 'ended':
    case 'failed':
      return <CloseIcon size={16} />;
    case 'current':
      return number === undefined ? <Dot /> : <Ltr>{number}</Ltr>;
    case 'ahead':
      return number === undefined ? null : <Ltr>{number}</Ltr>;
  }
}
