import styled from '@emotion/styled';
import type { Control } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useRuleWords } from '../../../shared/courier-choice/use-rule-words.ts';
import { PausedMark } from '../../../shared/plan-limits/paused-mark.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { colors, radius, type, typeScale } from '../../../ui/theme/tokens.ts';
import type { ListedRule } from './listed-rule.ts';
import type { RuleFaults } from './use-rule-faults.ts';
import type { RulesForm } from './use-rules-form.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  '@media (max-width: 599.95px)': { padding: 12 },
});
const Position = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  color: colors.verdigrisDark,
  background: colors.verdigrisSoft,
  borderRadius: radius.round,
  ...typeScale.small,
  fontWeight: 600,
});
const Name = styled('h3')({ ...type.h3, overflowWrap: 'anywhere' });
const Words = styled('p')({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '[data-off="true"] &': { color: colors.inkMuted },
});
const Moves = styled('div')({ display: 'flex', alignItems: 'center' });
const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
const Wide = styled('div')({ gridColumn: '1 / -1' });
const Move = styled(IconButton)({ '&[aria-disabled="true"]': { color: colors.lineStrong } });

interface RuleRowProps {
  control: Control<RulesForm>;
  rule: ListedRule;
  index: number;
  count: number;
  faults: RuleFaults;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One rule as a sentence, with its place in the list. */
export function RuleRow({
  control,
  rule,
  index,
  count,
  faults: { warnings, coveredBy = 0 },
  onMove,
  onEdit,
  onRemove,
}: RuleRowProps) {
  const text = useText();
  const { sentence } = useRuleWords();
  const { input, courier } = rule;
  const { name } = input;
  const moves = [
    ['up', index - 1, ArrowUpIcon],
    ['down', index + 1, ArrowDownIcon],
  ] as const;
  return (
    <Root data-off={!input.enabled}>
      <Position>{index + 1}</Position>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <Moves>
        {moves.map(([way, to, Icon]) => {
          // It keeps the focus at the end of the list, too.
          const isPossible = to >= 0 && to < count;
          return (
            <Move
              key={way}
              type="button"
              aria-label={text(`profile.rules.${way}`, { name })}
              aria-disabled={!isPossible}
              onClick={() => {
                if (isPossible) onMove(to);
              }}
            >
              <Icon size={18} />
            </Move>
          );
        })}
      </Moves>
      <Words>
        <WithRiyalSign>{sentence(input, courier?.name)}</WithRiyalSign>
      </Words>
      {warnings.map((warning) => (
        <Wide key={warning}>
          {warning === 'paused_by_plan' ? (
            <PausedMark />
          ) : (
            <Notice tone="warning">
              {text(`profile.rules.warning.${warning}`, { position: coveredBy })}
            </Notice>
          )}
        </Wide>
      ))}
      <Foot>
        <CheckboxInput
          control={control}
          name={`rules.${index}.input.enabled`}
          label={text('profile.rules.enabled')}
          appearance="switch"
        />
        <Moves>
          <IconButton
            type="button"
            aria-label={text('profile.rules.editOne', { name })}
            onClick={onEdit}
          >
            <PencilIcon size={18} />
          </IconButton>
          <IconButton
            type="button"
            aria-label={text('profile.rules.removeOne', { name })}
            onClick={onRemove}
          >
            <TrashIcon size={18} />
          </IconButton>
        </Moves>
      </Foot>
    </Root>
  );
}
