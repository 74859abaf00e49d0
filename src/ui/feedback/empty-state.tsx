import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BalanceArt, type BalanceArtPose } from '../brand/balance-art.tsx';
import { colors, type } from '../theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  padding: '40px 24px 40px',
  textAlign: 'center',
});
const Title = styled('p')({ ...type.h3, marginBlockStart: 12 });
const Description = styled('div')({
  color: colors.inkMuted,
  maxInlineSize: '46ch',
  textWrap: 'balance',
});
const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginBlockStart: 16,
});

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** What to do next: a button or link. */
  action?: ReactNode;
  art?: BalanceArtPose;
  /** Announces it to screen readers at once. */
  assertive?: boolean;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  description,
  action,
  art = 'empty',
  assertive = false,
}: EmptyStateProps) {
  return (
    <Root role={assertive ? 'alert' : undefined}>
      <BalanceArt pose={art} />
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action !== undefined && action !== null && <Action>{action}</Action>}
    </Root>
  );
}
