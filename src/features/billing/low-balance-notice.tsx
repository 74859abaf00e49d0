import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { profilePath } from '../profile/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';

/** Warns when the balance is below the person's limit, and links to the setting. */
export function LowBalanceNotice() {
  const text = useText();
  const moneyString = useMoneyString();
  const { data: profile } = useGetProfile();
  const limit = profile?.low_balance_threshold;
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Notice
        tone="warning"
        title={text('billing.low.title')}
        action={
          <ButtonLink to={profilePath} variant="outline" size="small">
            {text('billing.low.change')}
          </ButtonLink>
        }
      >
        {limit && (
          <p>
            <WithRiyalSign>
              {text('billing.low.description', { limit: moneyString(limit) })}
            </WithRiyalSign>
          </p>
        )}
      </Notice>
    </div>
  );
}
