import styled from '@emotion/styled';
import { Fragment } from 'react';
import { findFolded } from '../../../common/find-folded.ts';
import { colors } from '../theme/tokens.ts';

// Padding would break the joining of Arabic letters.
const Mark = styled('mark')({ color: 'inherit', background: colors.brassMark });

interface MarkedTextProps {
  value: string;
  /** The search. */
  query: string;
}

/** A text with the words of a search highlighted, using the rules of the search. */
export function MarkedText({ value, query }: MarkedTextProps) {
  const ranges = findFolded(value, query);
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {value.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{value.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {value.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
