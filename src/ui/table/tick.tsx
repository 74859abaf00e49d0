import styled from '@emotion/styled';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { colors } from '../theme/tokens.ts';

// A click just outside the box is meant for the box too.
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
  // Drawn smaller than the area that can be clicked.
  transform: 'scale(0.75)',
  margin: 0,
  accentColor: colors.verdigris,
  cursor: 'inherit',
});

interface TickProps {
  label: string;
  checked: boolean;
  /** Some of the rows are ticked and others are not. */
  mixed?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox that selects a row, or all rows. */
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
