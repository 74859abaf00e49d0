import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { LimitUsage } from '../../../api/generated/model/limit-usage.ts';
import type { PlanChangePreview } from '../../../api/generated/model/plan-change-preview.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDayText } from '../../../ui/filters/use-day-text.ts';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { dayBefore } from '../plan-change.ts';
import { ChangeLines } from './change-lines.tsx';

const Over = styled('ul')({ paddingInlineStart: 20, listStyle: 'disc' });

/** What a change does and costs: when, every line of the account, and what would be paused. */
export function ChangePreview({ preview }: { preview: PlanChangePreview }) {
  const text = useText();
  const moneyString = useMoneyString();
  const { shortfall, paused } = preview;
  return (
    <>
      <p>{useWhen(preview)}</p>
      {preview.ends_on !== undefined && <ChangeLines preview={preview} />}
      {paused.length > 0 && <OverNotice paused={paused} />}
      {shortfall && (
        <Notice tone="warning">
          <WithRiyalSign>{text('plans.short', { amount: moneyString(shortfall) })}</WithRiyalSign>
        </Notice>
      )}
    </>
  );
}

function useWhen({ tier, takes_effect, starts_on }: PlanChangePreview): string {
  const text = useText();
  const dayText = useDayText();
  const isFree = tier === 'basic';
  if (takes_effect === 'now') return text(isFree ? 'plans.when.freeNow' : 'plans.when.now');
  const until = text('plans.when.later', { date: dayText(dayBefore(starts_on)) });
  return isFree ? `${until} ${text('plans.when.free')}` : until;
}

/** What the new plan would pause. */
function OverNotice({ paused }: { paused: readonly LimitUsage[] }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  return (
    <Notice tone="warning" title={text('plans.over')}>
      <p>{text('plans.over.lead')}</p>
      <Over>
        {paused.map(({ limit, used = 0, paused: beyond = 0 }) => (
          <li key={limit}>
            {text('plans.over.one', {
              name: nameOf('plan_limit', limit),
              paused: intl.formatNumber(beyond),
              used: intl.formatNumber(used),
            })}
          </li>
        ))}
      </Over>
    </Notice>
  );
}
