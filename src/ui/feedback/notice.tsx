import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons.tsx';
import { colors, radius } from '../theme/tokens.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { icon: InfoIcon, color: colors.info, background: colors.infoSoft },
  success: { icon: CheckIcon, color: colors.success, background: colors.successSoft },
  warning: { icon: AlertIcon, color: colors.warning, background: colors.warningSoft },
  danger: { icon: AlertIcon, color: colors.danger, background: colors.dangerSoft },
} as const;

const Root = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderRadius: radius.medium,
  color: colors.ink,
});
const Mark = styled('span')({ display: 'inline-flex', paddingBlockStart: 3 });
// Where the text would become too narrow, the button wraps below it.
const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  flex: 1,
  minInlineSize: 0,
});
const Words = styled('div')({ flex: '1 1 240px', minInlineSize: 0 });
const Title = styled('p')({ fontWeight: 600 });

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** Announces it to screen readers at once: for what just went wrong. */
  assertive?: boolean;
  /** A button or link at the end. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message that stays in the page, next to what it is about. */
export function Notice({ tone, title, assertive = false, action, children }: NoticeProps) {
  const { icon: ToneIcon, color, background } = tones[tone];
  return (
    <Root role={assertive ? 'alert' : 'note'} style={{ background }}>
      <Mark style={{ color }}>
        <ToneIcon />
      </Mark>
      <Body>
        <Words>
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Words>
        {action}
      </Body>
    </Root>
  );
}
