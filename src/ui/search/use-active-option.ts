import { useState, type KeyboardEvent } from 'react';
import type { SearchOption } from './search-section.ts';

/**
 * The option that the keyboard is on: the first, until the arrow keys, which wrap around, or the
 * pointer move to another. Enter chooses it.
 */
export function useActiveOption(options: readonly SearchOption[], query: string) {
  const [reached, setReached] = useState({ id: '', query });
  const index = reached.query === query ? options.findIndex(({ id }) => id === reached.id) : -1;
  const active = options[Math.max(index, 0)];

  const reach = (id: string) => {
    setReached({ id, query });
  };
  const step = (by: number) => {
    const next = options.at((Math.max(index, 0) + by) % options.length);
    if (next) reach(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') active?.onChoose();
    else return;
    event.preventDefault();
  };
  return { active, reach, onKeyDown };
}
