import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const loaders: Record<Locale, () => Promise<{ messages: Catalogue }>> = {
  ar: () => import('./catalogue-ar.ts'),
  en: () => import('./catalogue-en.ts'),
};

/** Loads the compiled messages of one language; the other stays on the server. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { messages } = await loaders[locale]();
  return messages;
}
