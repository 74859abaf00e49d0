import styled from '@emotion/styled';
import { colors, elevation, figures, radius } from '../../ui/theme/tokens.ts';

const phone = '@media (max-width: 759.95px)';

export const Root = styled('article')({
  position: 'relative',
  padding: '20px 24px 14px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: colors.lineStrong, boxShadow: elevation.raised },
  '&[data-marked="true"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 4,
    background: colors.brassBright,
  },
  [phone]: { padding: '16px 16px 10px' },
});

export const Badges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBlockEnd: 12,
});

export const Main = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: '16px 24px',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr) minmax(150px, auto) auto',
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .wide': { gridColumn: '1 / -1' },
  },
});

export const Delivery = styled('div')({ fontSize: 16, fontWeight: 500, lineHeight: '26px' });

export const Small = styled('div')({ color: colors.inkMuted, fontSize: 13, lineHeight: '20px' });

export const Price = styled('div')({ textAlign: 'end' });

export const Total = styled('div')({
  ...figures,
  fontSize: 25,
  fontWeight: 600,
  lineHeight: '34px',
  [phone]: { fontSize: 23 },
});

export const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: 14,
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${colors.sunken}`,
  color: colors.inkMuted,
  fontSize: 14,
});

export const More = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 34,
  paddingInline: 8,
  marginInlineEnd: -8,
  color: colors.verdigris,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  fontSize: 14,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: colors.sunken },
  '& svg': { transition: 'rotate 160ms' },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
});
