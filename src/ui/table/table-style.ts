import styled from '@emotion/styled';
import { colors, motion, typeScale } from '../theme/tokens.ts';
import type { Density } from './column-layout.ts';

/** Height of one row in pixels, including its line. */
export const rowHeights: Record<Density, number> = { comfortable: 64, compact: 48 };
export const headHeight = 44;
/** Width of the checkbox column in pixels. */
export const tickWidth = 52;

/**
 * Around the scrolling box of a table, with a shadow where more columns are hidden (useScrollEdges),
 * beside the pinned ones: `--covered-start` and `--covered-end` are their widths, `--onward` and
 * `--back` the directions of reading.
 */
export const Frame = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: 4,
    insetBlock: 0,
    inlineSize: 14,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.quick}`,
  },
  '&::before': {
    insetInlineStart: 'var(--covered-start)',
    background: `linear-gradient(var(--onward), ${colors.shade}, transparent)`,
  },
  '&::after': {
    insetInlineEnd: 'calc(var(--covered-end) + var(--scroll-bar, 0px))',
    background: `linear-gradient(var(--back), ${colors.shade}, transparent)`,
  },
  '&[data-more-start]::before, &[data-more-end]::after': { opacity: 1 },
  '@media print': { '&::before, &::after': { display: 'none' } },
});

/** The scrolling box of a table. Its header and pinned columns stay visible. */
export const ScrollBox = styled('div')({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(420px, calc(100dvh - 190px))',
  overscrollBehaviorInline: 'contain',
  // The line below the last row is covered by that of the next element.
  marginBlockEnd: -1,
  scrollPaddingBlock: headHeight,
  // If it is opaque, the browser moves it as a whole instead of repainting it.
  background: colors.surface,
});

export const Grid = styled('table')({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...typeScale.small,
  '--cell-line': '22px',
  '&[data-density="compact"]': { '--cell-line': '20px', '--chip-size': '20px' },
  '& th, & td': {
    paddingBlock: 0,
    paddingInline: 12,
    textAlign: 'start',
    verticalAlign: 'middle',
    // Clipped and not hidden, because a cell that can scroll is slower to draw.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outlineOffset: -2,
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 24 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 24 },
  // A text in the other direction is cut at its own end.
  '& td bdi': {
    display: 'inline-block',
    maxInlineSize: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  },
  '& [data-numeric="true"]': { textAlign: 'end' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    blockSize: headHeight,
    color: colors.inkMuted,
    background: colors.surface,
    borderBlockEnd: `1px solid ${colors.line}`,
    ...typeScale.caption,
    fontWeight: 500,
  },
  '& thead th[data-pin]': { zIndex: 4 },
  '& tbody tr': { background: colors.surface },
  '& tbody tr:hover': { background: colors.canvas },
  '& tbody tr[aria-selected="true"]': { background: colors.verdigrisSoft },
  '& tbody tr[aria-current="true"]': { background: colors.verdigrisSoft },
  '& tbody tr[data-opens="true"]': { cursor: 'pointer' },
  '& tbody td': { blockSize: 'var(--row)', borderBlockEnd: `1px solid ${colors.line}` },
  '& tbody tr[aria-hidden] td': { blockSize: 'auto', padding: 0, border: 0 },
  '& [data-pin]': { position: 'sticky', zIndex: 1 },
  '& tbody [data-pin]': { background: 'inherit' },
  '& [data-pin="start"][data-edge]': { borderInlineEnd: `1px solid ${colors.line}` },
  '& [data-pin="end"][data-edge]': { borderInlineStart: `1px solid ${colors.line}` },
  '& tfoot td': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    blockSize: headHeight,
    fontWeight: 500,
    background: colors.sunken,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& tfoot td[data-pin]': { zIndex: 3 },
});
