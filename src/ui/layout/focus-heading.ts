/**
 * Puts the focus on the page's heading, or on its main part while there is none: where readers
 * begin a page, and where they go on when what had the focus is gone. Nothing scrolls.
 */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
