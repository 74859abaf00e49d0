import styled from '@emotion/styled';
import { radius } from '../theme/tokens.ts';

export type Tier = 'bronze' | 'silver' | 'gold' | 'platinum';

const metals: Record<Tier, { color: string; background: string }> = {
  bronze: { color: '#7a4318', background: '#f8ebdf' },
  silver: { color: '#4a5662', background: '#eceff2' },
  gold: { color: '#7a5200', background: '#fbf0d3' },
  platinum: { color: '#ffffff', background: '#2c4a55' },
};

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 8,
  minBlockSize: 22,
  borderRadius: radius.small,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

/** A courier's tier in words on its metal. */
export function TierMark({ tier, name }: { tier: Tier; name: string }) {
  return <Root style={metals[tier]}>{name}</Root>;
}
