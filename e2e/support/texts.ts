import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import { intlTags, timeZone, type Locale } from '../../src/i18n/locale.ts';

export type TextOf = (id: string, values?: Record<string, string | number>) => string;

const sources = path.resolve(import.meta.dirname, '../../src');

/**
 * The words that a person reads, by message id, from the catalogues of the web app.
 *
 * @throws when no catalogue has the id.
 */
export function textsIn(language: Locale): TextOf {
  const intl = createIntl({
    locale: intlTags[language],
    messages: messagesIn(language),
    timeZone,
    onError(error) {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}

/** All messages of one language by their id, in ICU syntax. */
export function messagesIn(language: Locale): Record<string, string> {
  return Object.fromEntries(
    globSync(`**/messages.${language}.json`, { cwd: sources }).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as object),
    ),
  );
}
