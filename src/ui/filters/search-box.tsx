import { IconButton } from '../controls/icon-button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CloseIcon, SearchIcon } from '../icons.tsx';

/** Milliseconds without typing before the search starts. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search; empty for none. */
  value: string;
  onSearch: (value: string) => void;
  maxLength: number;
}

/** Searches while the person types, without taking the focus or losing a letter. */
export function SearchBox({ label, placeholder, value, onSearch, maxLength }: SearchBoxProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    // Changed from outside (the back button, "clear all"): the box follows. An answer to a search
    // from this box is not such a change; the person may have continued typing.
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
      // A typed number keeps its order; the placeholder keeps the page's direction.
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
