import type { Catalogue } from './catalogue.ts';
import { loadFeature, loadShared } from './load-catalogue.ts';
import { isPseudo, localeOf, storedChoice, storeLocale } from './locale.ts';
import type { Locale, PseudoLocale } from './locale.ts';

/** The language on the screen and all texts that were needed so far. */
interface Texts {
  locale: Locale;
  messages: Catalogue;
}

const features = new Set<string>();
const listeners = new Set<() => void>();
/** What was chosen last; its texts may still be on their way. */
let chosen = storedChoice();
let texts: Texts = { locale: localeOf(chosen), messages: {} };

export function currentTexts(): Texts {
  return texts;
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches the language without a reload; what is on the screen stays until the texts are there. */
export async function changeLocale(next: Locale | PseudoLocale): Promise<void> {
  const before = chosen;
  chosen = next;
  try {
    await showTexts();
    storeLocale(next);
  } catch (error) {
    chosen = before;
    throw error;
  }
}

/**
 * Has the texts of features there before their screen is, and with every later language.
 *
 * @param folders below `src/features`; none for what all screens share.
 */
export async function needTexts(...folders: string[]): Promise<void> {
  for (const folder of folders) features.add(folder);
  await showTexts();
}

async function showTexts(): Promise<void> {
  let asked;
  let messages;
  do {
    asked = { choice: chosen, features: features.size };
    messages = await load(asked.choice);
    // Meanwhile another language may have been chosen, or another feature be needed.
  } while (asked.choice !== chosen || asked.features !== features.size);
  texts = { locale: localeOf(asked.choice), messages };
  for (const listener of listeners) listener();
}

async function load(choice: Locale | PseudoLocale): Promise<Catalogue> {
  const locale = localeOf(choice);
  const catalogues = await Promise.all([
    loadShared(locale),
    ...[...features].map((folder) => loadFeature(folder, locale)),
  ]);
  const messages = Object.assign({}, ...catalogues) as Catalogue;
  if (!isPseudo(choice)) return messages;
  return (await import('./load-pseudo.ts')).pseudoUnlessProduction(messages);
}
