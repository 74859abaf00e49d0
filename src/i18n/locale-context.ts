import { createContext, useContext } from 'react';
import type { Direction, Locale, PseudoLocale } from './locale.ts';

export interface LocaleState {
  locale: Locale;
  direction: Direction;
  /**
   * Switches the language without a reload. The current texts stay until the new ones have loaded.
   */
  changeLocale: (locale: Locale | PseudoLocale) => Promise<void>;
}

export const LocaleContext = createContext<LocaleState | null>(null);

/** The language of the interface, and a function that changes it. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs a LocaleProvider above it');
  return state;
}
