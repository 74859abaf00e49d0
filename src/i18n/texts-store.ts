import type { Catalogue } from './catalogue.ts';
import { loadFeature, loadShared } from './load-catalogue.ts';
import { isPseudo, localeOf, storedChoice, storeLocale } from './locale.ts';
import type { Locale, PseudoLocale } from './locale.ts';

/** The current language and all texts loaded so far. */
interface Texts {
  locale: Locale;
  messages: Catalogue;
}

const features = new Set<string>();
const listeners = new Set<() => void>();
/** The latest choice, whose texts may still be loading. */
let chosen = storedChoice();
let texts: Texts = { locale: localeOf(chosen), messages: {} };
/** The choice whose texts those are. */
let shown = chosen;

export function currentTexts(): Texts {
  return texts;
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Switches the language without a reload. The current texts stay until the new ones have loaded.
 */
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
 * Loads the texts of features before their screen shows, and with every later language.
 *
 * @param folders below `src/features`; none for the texts of all screens.
 */
export async function needTexts(...folders: string[]): Promise<void> {
  for (const folder of folders) features.add(folder);
  await showTexts();
}

/**
 * More texts of the language that is shown are added in place, because only screens that are not
 * shown yet need them. Another language renders everything again.
 */
async function showTexts(): Promise<void> {
  let asked;
  let messages;
  do {
    asked = { choice: chosen, features: features.size };
    messages = await load(asked.choice);
    // In the meantime another language may have been chosen, or another feature may be needed.
  } while (asked.choice !== chosen || asked.features !== features.size);
  if (asked.choice === shown) {
    Object.assign(texts.messages, messages);
    return;
  }
  shown = asked.choice;
  texts = { locale: localeOf(shown), messages };
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
