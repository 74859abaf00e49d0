import type { ReactNode, Ref } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { InputBox } from '../controls/input-box.tsx';
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
  ids,
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
    <InputBox
      {...ids}
      name={name}
      ref={inputRef}
      value={text}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={onBlur}
      disabled={disabled}
      autoComplete="off"
      placeholder={placeholder}
      startAdornment={startAdornment}
      endAdornment={endAdornment}
      aria-label={label}
      inputMode={whole ? 'numeric' : 'decimal'}
      dir="ltr"
      style={{ ...figures, textAlign: direction === 'rtl' ? 'end' : 'start' }}
    />
  );
}
