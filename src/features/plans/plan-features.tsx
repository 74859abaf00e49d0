import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { PlanAllowance } from '../../api/generated/model/plan-allowance.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
  '& > li': { display: 'flex', gap: 10 },
  '& svg': { marginBlockStart: 2, color: colors.verdigris },
  '& > [data-none="true"]': { color: colors.inkMuted, '& svg': { color: 'inherit' } },
});

interface PlanFeaturesProps {
  limits: readonly PlanAllowance[];
  label: string;
}

/** What a plan includes: a line for each limit. */
export function PlanFeatures({ limits, label }: PlanFeaturesProps) {
  const featureText = useFeatureText();
  return (
    <List aria-label={label}>
      {limits.map((allowance) => {
        const Icon = allowance.allowed === 0 ? CloseIcon : CheckIcon;
        return (
          <li key={allowance.limit} data-none={allowance.allowed === 0}>
            <Icon size={18} />
            {featureText(allowance)}
          </li>
        );
      })}
    </List>
  );
}

function useFeatureText(): (allowance: PlanAllowance) => string {
  const text = useText();
  const intl = useIntl();
  return ({ limit, allowed }) => {
    if (limit !== 'cash_back') return text(`plans.feature.${limit}`, { count: allowed });
    if (allowed === 0) return text('plans.feature.cash_back.none');
    const rate = intl.formatNumber(allowed / 10_000, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    return text('plans.feature.cash_back', { rate });
  };
}
