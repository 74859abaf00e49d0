import type { Locator, Page } from '@playwright/test';
import { pricingPath } from '../../src/features/pricing/paths.ts';
import type { BookingForm } from '../support/booking-form.ts';
import type { Account, ApiClient } from '../support/client.ts';
import { expect } from '../support/test.ts';

/** Someone who visits every screen and looks at each of its states. */
export interface Walker extends BookingForm {
  signIn: (account: Account) => Promise<void>;
  clientOf: (account: Account) => Promise<ApiClient>;
  /** Judges what is on the screen once it is at rest, or a part of it. */
  look: (state: string, part?: Locator) => Promise<void>;
}

/** A part of the app and what it shows; a stop can be visited alone. */
export interface Stop {
  name: string;
  /** Errors that it provokes. */
  provokes?: (number | string)[];
  visit: (walker: Walker) => Promise<void>;
}

export const narrow = { width: 390, height: 800 };
export const prices = `${pricingPath}?from=riyadh&to=jeddah&weight=12kg`;

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
