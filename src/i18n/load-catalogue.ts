import type { Catalogue } from './catalogue.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';
import type { Locale } from './locale.ts';

/** Loads the texts of all screens in one language. The other language is not loaded. */
export async function loadShared(locale: Locale): Promise<Catalogue> {
  if (import.meta.env.PROD) return fetchCatalogue('all-screens', locale);
  return (await import('./import-catalogue.ts')).importShared(locale);
}

/**
 * Loads the texts of one feature.
 *
 * @param folder below `src/features`: `pricing`, `shipments/create`.
 */
export async function loadFeature(folder: string, locale: Locale): Promise<Catalogue> {
  if (import.meta.env.PROD) return fetchCatalogue(folder, locale);
  return (await import('./import-catalogue.ts')).importFeature(folder, locale);
}
