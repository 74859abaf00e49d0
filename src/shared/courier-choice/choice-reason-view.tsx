import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { CourierChoice } from '../../api/generated/model/courier-choice.ts';
import { profileTabPath } from '../../features/profile/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { useRuleWords } from './use-rule-words.ts';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 });
const Rule = styled('p')({ ...typeScale.small, fontWeight: 500, overflowWrap: 'anywhere' });
const Words = styled('p')({
  color: colors.inkMuted,
  ...typeScale.caption,
  overflowWrap: 'anywhere',
});
const Refusal = styled('p')({ color: colors.danger, ...typeScale.caption });

export interface ChoiceReasonProps {
  choice: CourierChoice;
  /** Shows the way to the rules. */
  withLink?: boolean;
}

/** Why a courier was chosen, or none: the rule, its conditions that held, and its outcome. */
export function ChoiceReasonView({ choice, withLink = false }: ChoiceReasonProps) {
  const text = useText();
  const { reasonText } = useRuleWords();
  const { rule, refused, exclusions = [] } = choice;
  return (
    <Root>
      {rule && (
        <Rule>
          {text('profile.rules.rule', { position: rule.position })} <bdi>{rule.name}</bdi>
        </Rule>
      )}
      <Words>
        <WithRiyalSign>{reasonText(choice)}</WithRiyalSign>
      </Words>
      {refused && (
        <Refusal>
          {[
            text(`profile.rules.refused.${refused}`),
            ...exclusions.map((reason) => text(`profile.rules.excluded.${reason}`)),
          ].join(' ')}
        </Refusal>
      )}
      {withLink && <Link to={profileTabPath('rules')}>{text('profile.rules.toRules')}</Link>}
    </Root>
  );
}
