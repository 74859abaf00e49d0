import type { Page } from '@playwright/test';
import { LOCALE_KEY } from '../../common/product.ts';

/** The language in the page's cookie, which may be the pseudo-language. */
export async function pageLanguage(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === LOCALE_KEY)?.value;
}
