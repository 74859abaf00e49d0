import { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Watches a page's requests. The returned function waits until every response has arrived, a part
 * of the page has no placeholders left, and the page is rendered and idle.
 */
export function watchRest(page: Page): (part: Locator) => Promise<void> {
  const unanswered = new Set<Request>();
  const answered = (request: Request) => {
    unanswered.delete(request);
  };
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);

  return async (part) => {
    const pending = async () => {
      const placeholders = await part.evaluate(placeholdersWhenIdle);
      return placeholders + unanswered.size;
    };
    await expect.poll(pending, { intervals: [20], message: 'what is on its way' }).toBe(0);
  };
}

/** Runs in the browser: the number of placeholders after rendering, once the page is idle. */
async function placeholdersWhenIdle(part: Element): Promise<number> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return part.querySelectorAll('[data-skeleton], [aria-busy="true"], [role="progressbar"]').length;
}
