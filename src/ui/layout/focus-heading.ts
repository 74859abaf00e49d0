/**
 * Puts the focus on the page's heading, or on the main element if there is none: where screen
 * readers start a page, and continue when the focused element is gone. It does not scroll.
 */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
