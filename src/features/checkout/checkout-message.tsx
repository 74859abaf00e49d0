import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BalanceArt, type BalanceArtPose } from '../../ui/brand/balance-art.tsx';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { colors, type } from '../../ui/theme/tokens.ts';

const Words = styled('div')({ display: 'grid', justifyItems: 'center', gap: 10 });
const Heading = styled('h1')({ ...type.h1, marginBlockStart: 16 });
const Description = styled('p')({ color: colors.inkMuted, maxInlineSize: '52ch' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginBlockStart: 12,
});

interface CheckoutMessageProps {
  art: BalanceArtPose;
  title: string;
  description: string;
  /** Details of the payment. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The outcome of a payment, and what to do next. Changes are announced to screen readers. */
export function CheckoutMessage({
  art,
  title,
  description,
  children,
  actions,
}: CheckoutMessageProps) {
  return (
    <>
      <PageTitle title={title} />
      <BalanceArt pose={art} width={220} />
      <Words role="status">
        <Heading tabIndex={-1}>{title}</Heading>
        <Description>{description}</Description>
      </Words>
      {children}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </>
  );
}
