import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTryCourierRules } from '../../../api/generated/courier-rules/courier-rules.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import type { RulesTrial } from '../../../api/generated/model/rules-trial.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { TrialOrders } from './trial-orders.tsx';

const Hint = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

/** What the rules as they are now would have chosen for the last orders. */
export function TrialPanel({ rules }: { rules: CourierRuleInput[] }) {
  const text = useText();
  const { mutate, data, isError } = useTryCourierRules();
  useEffect(() => {
    mutate({ data: { rules } });
  }, [mutate, rules]);
  return (
    <Panel title={text('profile.rules.trial')} description={text('profile.rules.trial.lead')}>
      {data ? (
        <Trial trial={data} />
      ) : isError ? (
        <FailedState
          onRetry={() => {
            mutate({ data: { rules } });
          }}
        />
      ) : (
        <LinesSkeleton lines={5} height={44} />
      )}
    </Panel>
  );
}

function Trial({ trial: { orders, totals } }: { trial: RulesTrial }) {
  const text = useText();
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(totals.changed === 0);
  if (orders.length === 0) return <p>{text('profile.rules.trial.none')}</p>;
  const label = (field: string) => text(`profile.rules.trial.${field}`);
  const shown = showsAll ? orders : orders.filter(({ changed }) => changed);
  return (
    <Parts>
      <Facts
        facts={[
          {
            label: label('changed'),
            value: text('profile.rules.trial.ofOrders', {
              changed: totals.changed,
              orders: totals.orders,
            }),
          },
          { label: label('booked'), value: <MoneyText value={totals.booked} /> },
          { label: label('chosen'), value: <MoneyText value={totals.chosen} /> },
          {
            label: label('difference'),
            value: <MoneyText value={totals.difference} signed />,
          },
          {
            label: label('refused'),
            value: totals.refused > 0 && intl.formatNumber(totals.refused),
          },
        ]}
      />
      {totals.refused > 0 && <Hint>{text('profile.rules.trial.refused.lead')}</Hint>}
      {totals.changed > 0 && totals.changed < totals.orders && (
        <div>
          <Button
            size="small"
            variant="outline"
            aria-pressed={showsAll}
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            {text('profile.rules.trial.all')}
          </Button>
        </div>
      )}
      <TrialOrders orders={shown} />
    </Parts>
  );
}
