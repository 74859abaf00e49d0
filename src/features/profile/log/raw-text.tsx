import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

const Raw = styled('pre')({
  maxBlockSize: 320,
  margin: 0,
  padding: '12px 16px',
  overflowY: 'auto',
  background: colors.sunken,
  borderRadius: radius.medium,
  fontFamily: 'ui-monospace, Consolas, monospace',
  ...typeScale.caption,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface RawTextProps {
  /** Id of the element that names it. */
  labelledBy: string;
  children: string;
}

/** Text for machines, left to right in both languages; it scrolls if it is long. */
export function RawText({ labelledBy, children }: RawTextProps) {
  return (
    <Raw dir="ltr" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      {children}
    </Raw>
  );
}
