import { useState, type KeyboardEvent } from 'react';
import { findTyped, type CountryRow } from './country-rows.ts';
import { useTypeahead } from './use-typeahead.ts';

/** Number of rows that PageUp and PageDown move. */
const page = 8;

interface ActiveRowOptions {
  rows: readonly CountryRow[];
  /** Active at first. */
  chosen: string | null;
  /** Whether the first row becomes active if the active one is not in the list. */
  isSearch: boolean;
  onChoose: (country: string) => void;
  onEscape: () => void;
}

/** The active row and the keys that move it, following the ARIA pattern for list boxes. */
export function useActiveRow({ rows, chosen, isSearch, onChoose, onEscape }: ActiveRowOptions) {
  const [code, activate] = useState(chosen);
  const found = rows.findIndex((row) => row.code === code);
  const place = found === -1 && isSearch ? 0 : found;
  const active = rows[place];

  const goTo = (next: number) => {
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    if (row) activate(row.code);
  };
  const typeahead = useTypeahead((typed) => {
    const match = findTyped(rows, typed, place);
    if (match !== -1) goTo(match);
  });
  const choose = () => {
    if (active) onChoose(active.code);
  };

  const searchKeys: Partial<Record<string, () => void>> = {
    ArrowDown: () => {
      goTo(place + 1);
    },
    ArrowUp: () => {
      goTo(place - 1);
    },
    PageDown: () => {
      goTo(place + page);
    },
    PageUp: () => {
      goTo(place - page);
    },
    Enter: choose,
    Escape: onEscape,
  };
  const listKeys: typeof searchKeys = {
    ...searchKeys,
    Home: () => {
      goTo(0);
    },
    End: () => {
      goTo(rows.length - 1);
    },
    // Within a name, such as "united k", a space is a letter.
    ...(typeahead.typed === '' && { ' ': choose }),
  };
  const handle = (event: KeyboardEvent, keys: typeof searchKeys, onLetter?: () => void) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const act = keys[event.key] ?? (isLetter ? onLetter : undefined);
    if (!act) return;
    // Enter does not submit the form, and Escape does not close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    active,
    activate,
    typed: typeahead.typed,
    onSearchKeyDown: (event: KeyboardEvent) => {
      handle(event, searchKeys);
    },
    onListKeyDown: (event: KeyboardEvent) => {
      handle(event, listKeys, () => {
        typeahead.type(event.key);
      });
    },
  };
}
