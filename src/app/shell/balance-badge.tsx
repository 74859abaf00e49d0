import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styled from '@emotion/styled';
import { useGetBalance } from '../../api/generated/balance/balance.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../../features/billing/paths.ts';
import { AlertIcon, WalletIcon } from '../../ui/icons.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const Badge = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  background: colors.brassSoft,
  borderRadius: radius.round,
  ...typeScale.small,
  color: colors.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: colors.brassMark },
  '&[data-low="true"]': { background: colors.warningSoft },
  '& > svg': { color: colors.brassText },
});
const Label = styled('span')({
  color: colors.brassText,
  '@media (max-width: 759.95px)': { display: 'none' },
});
const Amount = styled('span')({ fontWeight: 600 });
// On phones there is only room for the currency sign before it.
const Unknown = styled('span')({
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** The balance, always visible, with a link to its movements. */
export function BalanceBadge() {
  const text = useText();
  const { data, isError } = useGetBalance();
  const isLow = data !== undefined && (data.is_low || data.current_balance.amount < 0);
  return (
    <Badge to={billingPaths.overview} data-low={isLow}>
      {isError || isLow ? <AlertIcon size={18} /> : <WalletIcon size={18} />}
      <VisuallyHidden>{text(isLow ? 'app.balance.low' : 'app.balance')} </VisuallyHidden>
      <Label aria-hidden>{text('app.balance')}</Label>
      <Amount>
        {data ? (
          <MoneyText value={data.current_balance} />
        ) : isError ? (
          <Unknown>{text('app.balance.unknown')}</Unknown>
        ) : (
          <Skeleton width={72} />
        )}
      </Amount>
    </Badge>
  );
}
