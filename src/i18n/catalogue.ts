import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Message catalogues.
 *
 * Every folder with texts of its own has a pair `messages.ar.json` and `messages.en.json`: flat
 * `id -> ICU message`, ids as `folder.subject.detail` (`shipments.list.title`). The build compiles
 * them to syntax trees and merges them into one file per language, loaded when that language is
 * chosen. `catalogues.test.ts` keeps the pairs alike and every id used.
 */
export type Catalogue = Record<string, MessageFormatElement[]>;
export type CatalogueModules = Record<string, Catalogue>;

export function mergeCatalogues(modules: CatalogueModules): Catalogue {
  return Object.assign({}, ...Object.values(modules)) as Catalogue;
}
