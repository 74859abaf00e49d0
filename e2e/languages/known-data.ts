import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';

/** Words that are data: the server sent them, or the test typed them. */
export class KnownData {
  readonly #words = new Set<string>();
  readonly #language: Locale;

  /** @param language the language whose name is shown, for things with names in both. */
  constructor(language: Locale) {
    this.#language = language;
  }

  add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value);
    if (typeof value !== 'object' || value === null) return;
    const names = value as Record<string, unknown>;
    if ('ar' in names && 'en' in names) {
      this.add(names[this.#language]);
    } else {
      for (const [name, part] of Object.entries(names)) {
        // By chance it may be all letters, and look like the code of a value.
        if (name === 'secret_last_four') this.#words.add(String(part));
        // Words of another system, such as `accept`.
        if (name === 'headers') this.#addWords(JSON.stringify(part));
        this.add(part);
      }
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  #addText(text: string): void {
    // Codes of values (`cash_on_delivery`) are for programs. Showing them to people is an error.
    if (/^[a-z][a-z_]*$/.test(text)) return;
    this.#addWords(text);
  }

  #addWords(text: string): void {
    for (const word of wordsIn(text)) this.#words.add(word);
  }
}

/** Runs of letters of one script, longer than an initial. */
export function wordsIn(
  text: string,
  script = /\p{Script=Latin}{2,}|\p{Script=Arabic}{2,}/u,
): string[] {
  const marks = text.normalize('NFC').replaceAll(/\p{M}/gu, '');
  return [...marks.matchAll(new RegExp(script, 'gu'))].map(([word]) => word);
}

/**
 * Learns from the requests of a page and from the API's responses to it, in each language. The
 * returned function waits until everything that has arrived is learned.
 */
export function learnFrom(page: Page, all: readonly KnownData[]): () => Promise<unknown> {
  const answers: Promise<void>[] = [];
  const add = (value: unknown) => {
    for (const known of all) known.add(value);
  };
  page.on('request', (request) => {
    for (const value of new URL(request.url()).searchParams.values()) add(value);
    if (request.headers()['content-type'] === 'application/json') add(request.postDataJSON());
  });
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A response that was aborted or has no content adds nothing.
    answers.push(response.json().then(add, () => undefined));
  });
  return () => Promise.all(answers);
}
