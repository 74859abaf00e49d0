import styled from '@emotion/styled';
import { colors, elevation, figures, motion, radius, typeScale } from '../../ui/theme/tokens.ts';

const phone = '@media (max-width: 759.95px)';

export const Root = styled('article')({
  position: 'relative',
  padding: '20px 24px 12px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
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

export const Courier = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [phone]: { alignItems: 'flex-start' },
});

export const Delivery = styled('div')({ ...typeScale.lead, fontWeight: 500 });

export const Small = styled('div')({ color: colors.inkMuted, ...typeScale.caption });

export const Price = styled('div')({ textAlign: 'end' });

export const Total = styled('div')({
  ...figures,
  ...typeScale.figure,
  fontWeight: 600,
  [phone]: typeScale.figure,
});

export const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: 12,
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${colors.sunken}`,
  color: colors.inkMuted,
  ...typeScale.small,
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
  ...typeScale.small,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: colors.sunken },
  '& svg': { transition: `rotate ${motion.quick}` },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  // On its own line its text is aligned with that of the other lines.
  [phone]: { marginInlineStart: -8 },
});
