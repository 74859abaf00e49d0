import { useEffect, useRef, useState } from 'react';

/** Letters typed within this many milliseconds of each other are one search. */
const timeout = 700;

/**
 * Collects typed letters. `onType` gets the whole current search with each new letter. `typed` is
 * for display and may lag behind.
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
