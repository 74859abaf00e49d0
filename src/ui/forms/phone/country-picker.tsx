import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';
import { colors, elevation, layers, radius, typeScale } from '../../theme/tokens.ts';
import { CountryButton } from './country-button.tsx';
import { loadFlags } from './flags.ts';
import { loadCountryList, useCountryList } from './lazy-parts.ts';

const Wait = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: layers.list,
  padding: '12px 16px',
  color: colors.inkMuted,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
  ...typeScale.small,
});

interface CountryPickerProps {
  /** Label of the whole field. */
  label: string;
  country: string | null;
  callingCode: string | undefined;
  disabled: boolean;
  /** The frame of the field, which the list opens below or above. */
  frame: HTMLElement | null;
  /** Moves the focus elsewhere, which closes the list. */
  onChoose: (country: string) => void;
}

/** The country button and its list, which follows it in tab order. */
export function CountryPicker({
  label,
  country,
  callingCode,
  disabled,
  frame,
  onChoose,
}: CountryPickerProps) {
  const text = useText();
  const { direction } = useLocale();
  const list = useCountryList();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const prepare = () => {
    loadCountryList();
    loadFlags();
  };
  return (
    <>
      <CountryButton
        ref={button}
        label={label}
        country={country}
        callingCode={callingCode}
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={(event) => {
          // The list closes when it loses the focus; here the click closes it.
          if (isOpen) event.preventDefault();
        }}
        onClick={() => {
          prepare();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && list && frame && (
        <list.CountryList
          id={listId}
          frame={frame}
          chosen={country}
          onChoose={onChoose}
          onEscape={() => {
            button.current?.focus();
          }}
          onLeave={() => {
            setOpen(false);
          }}
        />
      )}
      {isOpen && !list && (
        <Wait role="status" dir={direction}>
          {text(list === null ? 'ui.failed.description' : 'ui.loading')}
        </Wait>
      )}
    </>
  );
}
