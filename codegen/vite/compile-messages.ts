import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Catalogue } from '../../src/i18n/catalogue.ts';

/**
 * Compiles a message catalogue to ICU syntax trees, so that the browser loads no parser.
 *
 * @param file names it in errors.
 * @throws Error with the id of a malformed message.
 */
export function compileCatalogue(source: string, file: string): Catalogue {
  const messages = JSON.parse(source) as Record<string, string>;
  const compiled = Object.entries(messages).map(([id, text]) => {
    try {
      return [id, parse(text)] as const;
    } catch (cause) {
      throw new Error(`${file}: message "${id}" is not valid ICU`, { cause });
    }
  });
  return Object.fromEntries(compiled);
}

/** Compiles the catalogues that the development server imports (`messages.ar.json`, `messages.en.json`). */
export function compileMessages(): Plugin {
  return {
    name: 'mizan-compile-messages',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\/messages\.(ar|en)\.json$/ },
      handler: (source, file) => ({
        code: JSON.stringify(compileCatalogue(source, file)),
        map: null,
      }),
    },
  };
}
