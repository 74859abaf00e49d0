import { useCallback } from 'react';
import { useLocale } from './locale-context.ts';

/** A name that the backend provides in both languages. */
export interface LocalizedText {
  ar: string;
  en: string;
}

/** Picks the reader's language: `const nameOf = useLocalized(); nameOf(courier.name)`. */
export function useLocalized(): (text: LocalizedText) => string {
  const { locale } = useLocale();
  return useCallback((text) => text[locale], [locale]);
}
