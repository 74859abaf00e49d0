import { ButtonLink } from '../../ui/controls/button-link.tsx';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { BalanceArt } from '../../ui/brand/balance-art.tsx';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { colors, type } from '../../ui/theme/tokens.ts';

const Heading = styled('h1')({ ...type.h1, marginBlockStart: 16 });
const Description = styled('p')({ color: colors.inkMuted, maxInlineSize: '52ch' });

interface PaymentOutcomeProps {
  title: string;
  description: string;
}

/** What became of a payment, and the way home. */
export function PaymentOutcome({ title, description }: PaymentOutcomeProps) {
  const text = useText();
  return (
    <>
      <PageTitle title={title} />
      <BalanceArt pose="tilted" width={220} />
      <Heading tabIndex={-1}>{title}</Heading>
      <Description>{description}</Description>
      <ButtonLink to={paths.home} style={{ marginBlockStart: 12 }}>
        {text('checkout.toHome')}
      </ButtonLink>
    </>
  );
}
