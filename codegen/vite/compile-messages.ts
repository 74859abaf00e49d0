import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles the message catalogues (`messages.ar.json`, `messages.en.json` beside each feature)
 * to ICU syntax trees, so that the browser loads no parser. A malformed message stops the build
 * with its id.
 */
export function compileMessages(): Plugin {
  return {
    name: 'mizan-compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\.(ar|en)\.json$/ },
      handler(source, file) {
        const messages = JSON.parse(source) as Record<string, string>;
        const compiled = Object.entries(messages).map(([id, text]) => {
          try {
            return [id, parse(text)];
          } catch (cause) {
            throw new Error(`${file}: message "${id}" is not valid ICU`, { cause });
          }
        });
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
  };
}
