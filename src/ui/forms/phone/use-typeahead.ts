import { useEffect, useRef, useState } from 'react';

/** Letters typed at most this many milliseconds after one another are one search. */
const timeout = 700;

/** Gathers typed letters; `onType` hears all of the present search with each new one. */
export function useTypeahead(onType: (typed: string) => void) {
  const [typed, setTyped] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const type = (letter: string) => {
    const gathered = typed + letter;
    setTyped(gathered);
    onType(gathered);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setTyped('');
    }, timeout);
  };
  return { typed, type };
}
