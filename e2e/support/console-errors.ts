import type { Page } from '@playwright/test';

/**
 * Console errors and uncaught errors of a page, except provoked ones.
 *
 * @param provokes statuses and words of errors that a test causes on purpose; it may add some.
 */
export function watchErrors(page: Page, provokes: readonly (number | string)[]): string[] {
  const errors: string[] = [];
  const isProvoked = (words: string) => {
    const status = /^Failed to load resource: .*?\b(\d{3})\b/.exec(words)?.[1];
    return provokes.some((each) =>
      typeof each === 'number' ? status === String(each) : words.includes(each),
    );
  };
  page.on('pageerror', ({ message }) => {
    if (!isProvoked(message)) errors.push(`page: ${message}`);
  });
  page.on('console', (message) => {
    const words = message.text();
    if (message.type() !== 'error' || isProvoked(words)) return;
    errors.push(`${words} (${message.location().url})`);
  });
  return errors;
}
