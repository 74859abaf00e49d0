import styled from '@emotion/styled';
import { memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { passingLight } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { colors, radius } from '../theme/tokens.ts';
import type { Density } from './column-layout.ts';
import { rowHeights } from './table-style.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  blockSize: 'var(--row)',
  paddingInline: 24,
  ...passingLight,
  '& > *': { flex: 1, blockSize: 16, background: colors.sunken, borderRadius: radius.medium },
  '& > :nth-of-type(even)': { flex: 0.7 },
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
  '@media (max-width: 759.95px)': {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignContent: 'center',
    rowGap: 16,
    blockSize: 145,
    paddingInline: 16,
    '& > *': { flex: '0 0 46%' },
    '& > :nth-of-type(even)': { flex: '0 0 28%' },
    '& > :nth-of-type(n + 7)': { display: 'none' },
  },
});

interface RowsSkeletonProps {
  columns: number;
  density?: Density;
  rows?: number;
}

function PlainRowsSkeleton({ columns, density = 'comfortable', rows = 8 }: RowsSkeletonProps) {
  const text = useText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{text('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ ['--row' as string]: `${rowHeights[density]}px` }}>
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} />
          ))}
        </Row>
      ))}
    </div>
  );
}

/**
 * Placeholders for rows that are loading, with the height of rows, so that nothing jumps. Rendered
 * once, whatever loads beside the rows meanwhile.
 */
export const RowsSkeleton = memo(PlainRowsSkeleton);
