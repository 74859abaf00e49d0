import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Message catalogues.
 *
 * Every folder with texts has a pair `messages.ar.json` and `messages.en.json`: flat `id -> ICU
 * message`, with ids like `folder.subject.detail` (`shipments.list.title`). The build compiles them
 * to syntax trees. The texts of all screens (`src/api`, `src/app`, `src/shared`, `src/ui`) are one
 * file per language. The texts of a feature are a file of their own, which loads with the feature's
 * first route. `catalogues.test.ts` keeps the pairs in step and every id in use.
 */
export type Catalogue = Record<string, MessageFormatElement[]>;
