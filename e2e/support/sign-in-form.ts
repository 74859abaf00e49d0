import type { Page } from '@playwright/test';
import { samplePassword } from './backend.ts';
import { emailOf, type Account } from './client.ts';
import type { TextOf } from './texts.ts';

/** Fills and submits the sign-in form on the page. */
export async function sendSignInForm(
  page: Page,
  text: TextOf,
  account: Account,
  password = samplePassword,
): Promise<void> {
  await page.getByLabel(text('auth.login')).fill(emailOf(account));
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth.signIn.submit'), exact: true }).click();
}
