import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, typeScale } from '../theme/tokens.ts';

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '16px 24px',
});
const Rows = styled('dl')({ display: 'flex', flexDirection: 'column', gap: 10 });
const Fact = styled('div')({
  minInlineSize: 0,
  '& dt': { color: colors.inkMuted, ...typeScale.caption },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
  '&[data-line="true"]': {
    display: 'flex',
    alignItems: 'baseline',
    // A value that does not fit next to its label goes below it, aligned to the same end.
    flexWrap: 'wrap',
    gap: '0 16px',
    '& dt': { flexShrink: 0, maxInlineSize: '100%', ...typeScale.small },
    '& dd': { marginInlineStart: 'auto', textAlign: 'end', minInlineSize: 0 },
  },
});

export interface FactEntry {
  /** The label. */
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
  /** Takes a full line, for long texts. */
  wide?: boolean;
}

interface FactsProps {
  facts: readonly FactEntry[];
  /**
   * `grid`: label above value, side by side; `rows`: label and value at opposite ends of a line.
   */
  arrangement?: 'grid' | 'rows';
}

/** A list of facts, each with a label. */
export function Facts({ facts, arrangement = 'grid' }: FactsProps) {
  const List = arrangement === 'grid' ? Grid : Rows;
  return (
    <List>
      {facts.map(
        ({ label, value, wide }, index) =>
          isKnown(value) && (
            // Labels may be identical while they load. A fact's position in the list never changes.
            <Fact key={index} data-wide={wide} data-line={arrangement === 'rows'}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fact>
          ),
      )}
    </List>
  );
}

function isKnown(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}
