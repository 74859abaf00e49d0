import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Cell = styled('div')({ minInlineSize: 0 });
const Name = styled('p')({
  marginBlockEnd: 8,
  color: colors.inkMuted,
  ...typeScale.caption,
});

interface StateProps {
  /** Name of the state: "disabled", "with an error". */
  name: string;
  /** Takes the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A component in one of its states. */
export function State({ name, wide = false, children }: StateProps) {
  return (
    <Cell style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      {children}
    </Cell>
  );
}
