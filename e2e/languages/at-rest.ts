import { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Watches what a page asks for. The returned function waits until every answer is there, no
 * placeholder stands for one in a part of it, and the page has drawn and has nothing left to do.
 */
export function watchRest(page: Page): (part: Locator) => Promise<void> {
  const asked = new Set<Request>();
  const answered = (request: Request) => {
    asked.delete(request);
  };
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);

  return async (part) => {
    const pending = async () => {
      const placeholders = await part.evaluate(placeholdersWhenIdle);
      return placeholders + asked.size;
    };
    await expect.poll(pending, { intervals: [20], message: 'what is on its way' }).toBe(0);
  };
}

/** Runs in the browser: how many placeholders are left once it has drawn and is idle. */
async function placeholdersWhenIdle(part: Element): Promise<number> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return part.querySelectorAll('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]')
    .length;
}
