import styled from '@emotion/styled';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { colors } from '../theme/tokens.ts';

// A near miss is meant for the box too.
const Around = styled('label')({
  display: 'block',
  padding: 12,
  margin: -12,
  cursor: 'pointer',
});
const Box = styled('input')({
  display: 'block',
  inlineSize: 24,
  blockSize: 24,
  // Drawn smaller than the place that can be hit.
  transform: 'scale(0.75)',
  margin: 0,
  accentColor: colors.verdigris,
  cursor: 'inherit',
});

interface TickProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  mixed?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A box that selects a row, or all of them. */
export function Tick({ label, checked, mixed = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <Around>
      <Box ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </Around>
  );
}
