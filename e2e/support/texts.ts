import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import {
  intlTags,
  isPseudo,
  localeOf,
  timeZone,
  type Locale,
  type PseudoLocale,
} from '../../src/i18n/locale.ts';
import { pseudoCatalogue } from '../../src/i18n/pseudo-locale.ts';

export type TextOf = (id: string, values?: Record<string, string | number>) => string;

const sources = path.resolve(import.meta.dirname, '../../src');

/**
 * The texts of the web app by message id, from its catalogues.
 *
 * @throws if no catalogue has the id.
 */
export function textsIn(choice: Locale | PseudoLocale): TextOf {
  const locale = localeOf(choice);
  const intl = createIntl({
    locale: intlTags[locale],
    messages: isPseudo(choice) ? pseudoMessages(locale) : messagesIn(locale),
    timeZone,
    onError(error) {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}

function pseudoMessages(locale: Locale): Record<string, MessageFormatElement[]> {
  const messages = Object.entries(messagesIn(locale));
  return pseudoCatalogue(Object.fromEntries(messages.map(([id, text]) => [id, parse(text)])));
}

/** All messages of one language by id, in ICU syntax. */
export function messagesIn(language: Locale): Record<string, string> {
  return Object.fromEntries(
    globSync(`**/messages.${language}.json`, { cwd: sources }).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as object),
    ),
  );
}
