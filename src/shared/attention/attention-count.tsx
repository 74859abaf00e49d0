import styled from '@emotion/styled';
import { useListAttention } from '../../api/generated/attention/attention.ts';
import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useNumber } from '../../ui/text/use-number.ts';
import { colors, figures, radius, typeScale } from '../../ui/theme/tokens.ts';
import { FIRST } from './use-attention.ts';

const Badge = styled('span')({
  minInlineSize: 24,
  marginInlineStart: 'auto',
  paddingInline: 7,
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  borderRadius: radius.round,
  ...typeScale.caption,
  ...figures,
  fontWeight: 600,
  textAlign: 'center',
});

/** The number of items that need attention, in the menu; nothing while there are none. */
export function AttentionCount() {
  const text = useText();
  const numberOf = useNumber();
  const { data } = useListAttention(FIRST);
  if (!data || data.total === 0) return null;
  const count = numberOf(data.total, data.has_more);
  return (
    <>
      <Badge aria-hidden>
        <bdi dir="ltr">{count}</bdi>
      </Badge>
      <VisuallyHidden>{text('home.attention.badge', { count })}</VisuallyHidden>
    </>
  );
}
