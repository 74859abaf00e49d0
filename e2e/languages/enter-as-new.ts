import type { Page } from '@playwright/test';
import { TOKEN_COOKIE } from '../../common/product.ts';
import { authPaths } from '../../src/features/auth/paths.ts';
import { registerByApi } from '../support/new-account.ts';

let people = 0;

/** Signs the browser in as a new company, whose profile and answers may be changed at will. */
export async function enterAsNew(page: Page): Promise<void> {
  people += 1;
  await page.goto(authPaths.signIn);
  const { origin } = new URL(page.url());
  const value = await registerByApi(origin, {
    email: `walker-${Date.now()}-${people}@shop.example`,
    phone: '+966500000063',
  });
  await page.context().addCookies([{ name: TOKEN_COOKIE, value, url: origin }]);
}
