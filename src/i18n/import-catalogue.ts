import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const ofAllScreens = import.meta.glob<Catalogue>('../{api,app,shared,ui}/**/messages.*.json', {
  import: 'default',
});
const ofFeatures = import.meta.glob<Catalogue>('../features/**/messages.*.json', {
  import: 'default',
});

/** Imports the texts of all screens, as the development server and tests do. */
export async function importShared(locale: Locale): Promise<Catalogue> {
  const files = Object.entries(ofAllScreens).filter(([file]) => isIn(file, locale));
  return Object.assign({}, ...(await Promise.all(files.map(([, load]) => load())))) as Catalogue;
}

/** Imports the texts of one feature. */
export async function importFeature(folder: string, locale: Locale): Promise<Catalogue> {
  const load = ofFeatures[`../features/${folder}/messages.${locale}.json`];
  if (!load) throw new Error(`There is no catalogue of ${folder} in ${locale}`);
  return load();
}

function isIn(file: string, locale: Locale): boolean {
  return file.endsWith(`/messages.${locale}.json`);
}
