import styled from '@emotion/styled';
import type { Plan } from '../../api/generated/model/plan.ts';
import type { PlanChoice } from '../../api/generated/model/plan-choice.ts';
import type { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';
import { useText } from '../../i18n/use-text.ts';
import { PlanCard } from './plan-card.tsx';

/** Equal parts of the cards are in one line, however long their texts are. */
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  '& > li': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  '@media (max-width: 879.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& > li': { gridTemplateRows: 'none', gridRow: 'auto' },
  },
});

interface PlanCardsProps {
  plans: readonly Plan[];
  subscription: Subscription;
  period: PlanPeriod;
  onChoose: (choice: PlanChoice) => void;
}

/** The plans side by side: price, what they include, and the way to them. */
export function PlanCards({ plans, ...shared }: PlanCardsProps) {
  const text = useText();
  return (
    <Cards aria-label={text('plans.all')}>
      {plans.map((plan) => (
        <li key={plan.tier}>
          <PlanCard plan={plan} {...shared} />
        </li>
      ))}
    </Cards>
  );
}
