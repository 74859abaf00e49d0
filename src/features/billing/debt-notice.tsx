import { negateMoney, type Money } from '../../../common/money.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';
import { billingPaths } from './paths.ts';

/** Why nothing can be booked while the balance is below zero, and a link to pay the debt. */
export function DebtNotice({ balance }: { balance: Money }) {
  const text = useText();
  const moneyString = useMoneyString();
  const debt = negateMoney(balance);
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Notice
        tone="danger"
        title={text('billing.debt.title')}
        action={
          <ButtonLink to={billingPaths.topUpFor(debt, billingPaths.overview)} size="small">
            {text('billing.debt.pay')}
          </ButtonLink>
        }
      >
        <p>
          <WithRiyalSign>
            {text('billing.debt.description', { amount: moneyString(debt) })}
          </WithRiyalSign>
        </p>
      </Notice>
    </div>
  );
}
