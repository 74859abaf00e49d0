import styled from '@emotion/styled';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useRuleWords } from '../../../shared/courier-choice/use-rule-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { colors, radius, type } from '../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 12,
});
const Example = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: 16,
  border: `1px dashed ${colors.lineStrong}`,
  borderRadius: radius.medium,
  '& > :last-child': { marginBlockStart: 'auto' },
});
const Name = styled('h3')({ ...type.h3 });

type Example = Omit<CourierRuleInput, 'name' | 'enabled'> & { nameId: string };

/** Two rules to start from. */
const EXAMPLES: readonly Example[] = [
  {
    nameId: 'profile.rules.example.light',
    cities: ['jeddah', 'makkah'],
    max_weight: 5_000,
    outcome: 'cheapest_within_days',
    within_days: 2,
  },
  {
    nameId: 'profile.rules.example.cod',
    cash_on_delivery: true,
    min_value: { amount: 50_000, currency: 'SAR' },
    outcome: 'favorites',
  },
];

interface RuleExamplesProps {
  onNew: () => void;
  onTake: (rule: CourierRuleInput) => void;
}

/** What rules are for, with two of them to start from. */
export function RuleExamples({ onNew, onTake }: RuleExamplesProps) {
  const text = useText();
  const { sentence } = useRuleWords();
  return (
    <>
      <EmptyState
        title={text('profile.rules.none')}
        description={text('profile.rules.none.lead')}
        action={<Button onClick={onNew}>{text('profile.rules.new')}</Button>}
      />
      <List aria-label={text('profile.rules.examples')}>
        {EXAMPLES.map(({ nameId, ...rule }) => {
          const name = text(nameId);
          return (
            <Example key={nameId}>
              <Name>{name}</Name>
              <p>
                <WithRiyalSign>{sentence(rule)}</WithRiyalSign>
              </p>
              <Button
                size="small"
                variant="outline"
                aria-label={text('profile.rules.takeOne', { name })}
                onClick={() => {
                  onTake({ ...rule, name, enabled: true });
                }}
              >
                {text('profile.rules.take')}
              </Button>
            </Example>
          );
        })}
      </List>
    </>
  );
}
