import type { Locator, Page } from '@playwright/test';
import { pricingPath } from '../../src/features/pricing/paths.ts';
import type { BookingForm } from './booking-form.ts';
import type { Account, ApiClient } from './client.ts';
import type { CheckScreen } from './check-screen.ts';
import type { NewAccount } from './new-account.ts';
import { expect, type Provoke } from './test.ts';

/** Visits every screen and judges each of its states. */
export interface Walker extends BookingForm {
  signIn: (account: Account) => Promise<ApiClient>;
  enterAsNew: () => Promise<NewAccount>;
  clientOf: (account: Account) => Promise<ApiClient>;
  checkScreen: CheckScreen;
  provoke: Provoke;
}

/** Visits to parts of the app with their states, by name. Each can be made on its own. */
export type Stops = Record<string, (walker: Walker) => Promise<void>>;

/** Whether states are walked that differ from others in their texts alone; only by `make verify`. */
export const isFull = process.env.TEST_COUNTS === 'full';

/** The time of the contract's examples. */
export const exampleTime = new Date('2026-11-21T09:20:00Z');

export const narrow = { width: 390, height: 800 };
export const prices = `${pricingPath}?from=riyadh&to=jeddah&weight=12kg`;

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to the end of a screen until what loads when it comes near is there. */
export async function comeNear(part: Locator): Promise<void> {
  await expect(async () => {
    await part.page().keyboard.press('End');
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

export function button(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}
