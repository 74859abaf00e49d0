import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const shared: Record<Locale, () => Promise<{ catalogues: Record<string, Catalogue> }>> = {
  ar: () => import('./catalogue-ar.ts'),
  en: () => import('./catalogue-en.ts'),
};
const ofFeatures = import.meta.glob<Catalogue>(
  ['../features/**/messages.ar.json', '../features/**/messages.en.json'],
  { import: 'default' },
);

/** Loads the texts of all screens in one language. The other language is not loaded. */
export async function loadShared(locale: Locale): Promise<Catalogue> {
  const { catalogues } = await shared[locale]();
  return Object.assign({}, ...Object.values(catalogues)) as Catalogue;
}

/**
 * Loads the texts of one feature.
 *
 * @param folder below `src/features`: `pricing`, `shipments/create`.
 */
export async function loadFeature(folder: string, locale: Locale): Promise<Catalogue> {
  const file = `../features/${folder}/messages.${locale}.json`;
  const load = ofFeatures[file];
  if (!load) throw new Error(`There is no catalogue ${file}`);
  return load();
}
