import { IconButton } from '../controls/icon-button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CloseIcon, SearchIcon } from '../icons.tsx';

/** Milliseconds without a key before the search is sent. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now, empty for nothing. */
  value: string;
  onSearch: (value: string) => void;
  maxLength: number;
}

/** Searches while one types, without ever taking the focus or a letter away. */
export function SearchBox({ label, placeholder, value, onSearch, maxLength }: SearchBoxProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    // Changed from outside (the back button, "clear all"): the box follows. An answer to what was
    // sent from here is no such change; the person may have typed on meanwhile.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  const ask = useEffectEvent((next: string) => {
    setSent(next);
    onSearch(next);
  });
  useEffect(() => {
    const next = typed.trim();
    if (next === sent) return undefined;
    const timer = setTimeout(() => {
      ask(next);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, sent]);

  return (
    <InputBox
      aria-label={label}
      value={typed}
      // A number typed keeps its order; while there is none the placeholder keeps its side.
      dir={typed === '' ? undefined : 'auto'}
      placeholder={placeholder}
      ref={input}
      maxLength={maxLength}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      startAdornment={<SearchIcon size={18} />}
      endAdornment={
        typed !== '' && (
          <IconButton
            size="small"
            aria-label={text('ui.filters.clearSearch')}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )
      }
    />
  );
}
