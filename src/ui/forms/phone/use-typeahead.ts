import { useEffect, useRef, useState } from 'react';

/** Letters typed at most this many milliseconds after one another are one search. */
const timeout = 700;

/**
 * Gathers typed letters; `onType` hears all of the present search with each new one. `typed` shows
 * them, and may be a moment late.
 */
export function useTypeahead(onType: (typed: string) => void) {
  const [typed, setTyped] = useState('');
  const gathered = useRef('');
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const gather = (letters: string) => {
    gathered.current = letters;
    setTyped(letters);
  };
  const type = (letter: string) => {
    gather(gathered.current + letter);
    onType(gathered.current);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(gather, timeout, '');
  };
  return { typed, type };
}
