import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { negateMoney, type Money } from '../../../common/money.ts';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../billing/paths.ts';
import { AlertIcon, WalletIcon } from '../../ui/icons.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors } from '../../ui/theme/tokens.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&[data-short="true"]': { color: colors.warning, fontWeight: 500 },
  '& bdi': { fontWeight: 500 },
  '&:not([data-short]) bdi': { color: colors.ink },
});

const TopUp = styled(Link)({ color: colors.verdigris, fontWeight: 500, whiteSpace: 'nowrap' });

/** The balance after the purchase, or how much it lacks. */
export function BalanceAfter({ value }: { value: Money }) {
  const text = useText();
  const { pathname, search } = useLocation();
  if (value.amount < 0) {
    const shortfall = negateMoney(value);
    return (
      <Line data-short>
        <AlertIcon size={17} />
        <span>
          {text('pricing.balance.short')} <MoneyText value={shortfall} />
        </span>
        <TopUp to={billingPaths.topUpFor(shortfall, pathname + search)}>
          {text('pricing.balance.topUp')}
        </TopUp>
      </Line>
    );
  }
  return (
    <Line>
      <WalletIcon size={17} />
      <span>
        {text('pricing.balance.after')} <MoneyText value={value} />
      </span>
    </Line>
  );
}
