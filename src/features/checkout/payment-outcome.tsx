import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { BalanceArt } from '../../ui/brand/balance-art.tsx';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { colors } from '../../ui/theme/tokens.ts';

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, marginBlockStart: 16 }));
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
      <Button component={Link} to={paths.home} sx={{ marginBlockStart: '12px' }}>
        {text('checkout.toHome')}
      </Button>
    </>
  );
}
