import styled from '@emotion/styled';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { figures } from '../../ui/theme/tokens.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });
// Longer than a phone's screen is wide. It may break anywhere, but is copied as a whole.
const Code = styled('bdi')({ ...figures, overflowWrap: 'anywhere', minInlineSize: 0 });

interface CopyLineProps {
  value: string;
  /** Message that says what is copied. */
  labelId: string;
}

/** A code or address with a copy button. */
export function CopyLine({ value, labelId }: CopyLineProps) {
  return (
    <Line>
      <Code dir="ltr">{value}</Code>
      <CopyButton value={value} labelId={labelId} />
    </Line>
  );
}
