import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useGetBalance } from '../../api/generated/balance/balance.ts';
import { useText } from '../../i18n/use-text.ts';
import { AlertIcon, WalletIcon } from '../../ui/icons.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const Badge = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  background: colors.brassSoft,
  borderRadius: radius.round,
  ...typeScale.small,
  whiteSpace: 'nowrap',
  '& > svg': { color: colors.brassText },
});
const Label = styled('span')({
  color: colors.brassText,
  '@media (max-width: 759.95px)': { display: 'none' },
});
const Amount = styled('span')({ fontWeight: 600 });

/** The balance, always in sight. */
export function BalanceBadge() {
  const text = useText();
  const { data, isError } = useGetBalance();
  return (
    <Badge role="group" aria-label={text('app.balance')}>
      {isError ? <AlertIcon size={18} /> : <WalletIcon size={18} />}
      <Label aria-hidden>{text('app.balance')}</Label>
      <Amount>
        {data ? (
          <MoneyText value={data.current_balance} />
        ) : isError ? (
          text('app.balance.unknown')
        ) : (
          <Skeleton width={72} />
        )}
      </Amount>
    </Badge>
  );
}
