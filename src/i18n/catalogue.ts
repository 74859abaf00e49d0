import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Message catalogues.
 *
 * Every folder with texts of its own has a pair `messages.ar.json` and `messages.en.json`: flat
 * `id -> ICU message`, ids as `folder.subject.detail` (`shipments.list.title`). The build compiles
 * them to syntax trees. What every screen shares (`src/api`, `src/app`, `src/shared`, `src/ui`) is one file per
 * language; what a feature says on top is a file of its own, loaded with the feature's first route.
 * `catalogues.test.ts` keeps the pairs alike and every id used.
 */
export type Catalogue = Record<string, MessageFormatElement[]>;
