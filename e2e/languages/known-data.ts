import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale.ts';

/** Words that are data: they came from the server, or the test typed them. */
export class KnownData {
  readonly #words = new Set<string>();
  readonly #answers: Promise<void>[] = [];
  readonly #language: Locale;

  /** @param language of the two names that a thing may have, the one that is shown. */
  constructor(language: Locale) {
    this.#language = language;
  }

  /** Learns from every answer of the API that this page gets, and from what the page tells it. */
  listenTo(page: Page): void {
    page.on('request', (request) => {
      for (const value of new URL(request.url()).searchParams.values()) this.add(value);
      if (request.headers()['content-type'] === 'application/json')
        this.add(request.postDataJSON());
    });
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      // An answer that was given up, or has no content, teaches nothing.
      const nothing = () => undefined;
      this.#answers.push(
        response.json().then((answer: unknown) => {
          this.add(answer);
        }, nothing),
      );
    });
  }

  /** Everything that has arrived so far is learned then. */
  async learned(): Promise<void> {
    await Promise.all(this.#answers);
  }

  add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value);
    if (typeof value !== 'object' || value === null) return;
    const names = value as Record<string, unknown>;
    if ('ar' in names && 'en' in names) {
      this.add(names[this.#language]);
    } else {
      for (const [name, part] of Object.entries(names)) {
        // By chance it is all letters, and looks like the code of a value.
        if (name === 'secret_last_four') this.#words.add(String(part));
        this.add(part);
      }
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  #addText(text: string): void {
    // Codes of values (`cash_on_delivery`) are for programs; shown to people they are a mistake.
    if (/^[a-z][a-z_]*$/.test(text)) return;
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
