import styled from '@emotion/styled';
import { metals, radius, typeScale } from '../../ui/theme/tokens.ts';

export type Tier = keyof typeof metals;

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 8,
  minBlockSize: 22,
  borderRadius: radius.small,
  ...typeScale.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

/** A courier's tier: its name on a background of the metal. */
export function TierMark({ tier, name }: { tier: Tier; name: string }) {
  return <Root style={metals[tier]}>{name}</Root>;
}
