import type { Page } from '@playwright/test';

/** Test cards of the sandbox provider, by their result. */
export const cards = {
  paid: '4111111111111111',
  declined: '4000000000000002',
  failsAfterPaying: '4000000000000341',
  neverNotifies: '4000000000000119',
} as const;

/** Pays by card on the provider's own page, to which the browser was redirected. */
export async function payByCard(page: Page, card: keyof typeof cards): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.locator('[name="name"]').fill('سالم العيّنة');
  await page.locator('[name="number"]').fill(cards[card]);
  await page.locator('[name="expiry"]').fill('12/40');
  await page.locator('[name="code"]').fill('123');
  await page.locator('button[value="pay"]').click();
}

/** Approves on the provider's page for PayPal and Apple Pay. */
export async function approve(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.locator('button[value="approve"]').click();
}
