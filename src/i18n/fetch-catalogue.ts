import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

/** Beside the scripts; see codegen/vite/texts-as-data.ts. */
declare const TEXTS_FOLDER: string;

/**
 * Fetches the texts of a feature, or of all screens, as the build wrote them.
 *
 * @param folder below `src/features`, or `all-screens`.
 * @throws Error for which the app offers a reload if the file is gone, as after a deploy.
 */
export async function fetchCatalogue(folder: string, locale: Locale): Promise<Catalogue> {
  const file = new URL(`${TEXTS_FOLDER}/${folder}.${locale}.json`, import.meta.url);
  const answer = await fetch(file);
  if (answer.ok) return (await answer.json()) as Catalogue;
  const error = new Error(`No texts at ${file.pathname}: ${answer.status}`);
  // As the bundler does for a script that is gone.
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}
