import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { figures } from '../theme/tokens.ts';
import type { ControlIds } from './field-frame.tsx';

interface NumberBoxProps {
  ids: ControlIds;
  name: string;
  text: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  inputRef?: Ref<HTMLInputElement>;
  label?: string;
  placeholder?: string;
  whole?: boolean;
  disabled?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** The bare box that numbers of every kind are typed into. */
export function NumberBox({
  ids: { id, ...aria },
  name,
  text,
  onChange,
  onBlur,
  inputRef,
  label,
  placeholder,
  whole = false,
  disabled = false,
  startAdornment,
  endAdornment,
}: NumberBoxProps) {
  const { direction } = useLocale();
  return (
    <OutlinedInput
      id={id}
      name={name}
      inputRef={inputRef}
      value={text}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={onBlur}
      fullWidth
      disabled={disabled}
      error={aria['aria-invalid']}
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      startAdornment={startAdornment}
      endAdornment={endAdornment}
      slotProps={{
        input: {
          ...aria,
          'aria-label': label,
          inputMode: whole ? 'numeric' : 'decimal',
          dir: 'ltr',
          style: { ...figures, textAlign: direction === 'rtl' ? 'end' : 'start' },
        },
      }}
    />
  );
}
