/** The script of the pages: it keeps the part that changes by itself up to date. */

const live = document.querySelector('#live');

/** Milliseconds between two looks. */
const PAUSE = 3_000;

async function refresh(): Promise<void> {
  const response = await fetch(location.href);
  if (!live || !response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('#live');
  // A button that is replaced while it is pressed would not be.
  const isPressed = live.querySelector(':active') !== null;
  if (!fresh || isPressed || fresh.innerHTML === live.innerHTML) return;
  const focused = live.contains(document.activeElement) ? document.activeElement?.id : undefined;
  live.replaceChildren(...fresh.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

if (live) {
  setInterval(() => {
    // The next look comes soon.
    if (!document.hidden) refresh().catch(() => undefined);
  }, PAUSE);
}
