import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { colors, radius, type, typeScale } from '../../../ui/theme/tokens.ts';

const narrow = '@media (max-width: 879.95px)';

/** The steps in a row, or below each other where there is no room. */
export const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${colors.line}`,
  '& > li + li': { borderInlineStart: `1px solid ${colors.line}` },
  [narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li + li': { borderInlineStart: 0, borderBlockStart: `1px solid ${colors.line}` },
  },
});
const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '4px 12px',
  padding: '20px 24px 24px',
  '@media (max-width: 599.95px)': { padding: 16 },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  color: colors.inkMuted,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.round,
  ...typeScale.small,
  fontWeight: 600,
  '&[data-state="next"]': {
    color: colors.onAccent,
    background: colors.verdigris,
    borderColor: colors.verdigris,
  },
  '&[data-state="done"]': {
    color: colors.success,
    background: colors.successSoft,
    borderColor: 'transparent',
  },
});
const Words = styled('div')({ paddingBlockStart: 3 });
const Title = styled('h3')({ ...type.h3, '&[data-state="todo"]': { color: colors.inkMuted } });
const Description = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Done = styled('p')({ color: colors.success, ...typeScale.small, fontWeight: 500 });
const Way = styled('div')({ marginBlockStart: 12 });

interface FirstStepProps {
  id: 'address' | 'balance' | 'ship';
  /** Where it is done. */
  to: string;
  number: number;
  isDone: boolean;
  /** The first that is not done: it has its button. */
  isNext: boolean;
}

/** One step: what it is for, and whether it is done, next or still to do. */
export function FirstStep({ id, to, number, isDone, isNext }: FirstStepProps) {
  const text = useText();
  const intl = useIntl();
  const waiting = isNext ? 'next' : 'todo';
  const state = isDone ? 'done' : waiting;
  return (
    <Root aria-current={isNext ? 'step' : undefined}>
      <Mark data-state={state} aria-hidden>
        {isDone ? <CheckIcon size={18} /> : intl.formatNumber(number)}
      </Mark>
      <Words>
        <Title data-state={state}>{text(`home.steps.${id}.title`)}</Title>
        {isDone ? (
          <Done>{text('home.steps.done')}</Done>
        ) : (
          <Description>{text(`home.steps.${id}.description`)}</Description>
        )}
        {isNext && (
          <Way>
            <ButtonLink to={to}>{text(`home.steps.${id}.action`)}</ButtonLink>
          </Way>
        )}
      </Words>
    </Root>
  );
}
