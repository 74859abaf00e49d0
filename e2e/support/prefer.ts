import type { Page } from '@playwright/test';

/** Makes the mock respond to `address` with this example or status of the contract. */
export async function prefer(page: Page, address: string, scenario: string): Promise<void> {
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: scenario } }),
  );
}
