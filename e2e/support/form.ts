import { expect, type Locator, type Page } from '@playwright/test';

/** The box with this label. A box with suggestions has the combobox role. */
export function boxOf(scope: Page | Locator, label: string): Locator {
  const named = { name: label, exact: true };
  return scope.getByRole('textbox', named).or(scope.getByRole('combobox', named));
}

/** Types into the box with this label. */
export async function fill(scope: Page | Locator, label: string, value: string): Promise<void> {
  await boxOf(scope, label).fill(value);
}

/** Chooses from a short list. */
export async function select(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

/** Finds an option by typing its start, and chooses it. */
export async function search(
  page: Page,
  scope: Page | Locator,
  label: string,
  option: string,
): Promise<void> {
  const box = scope.getByRole('combobox', { name: label, exact: true });
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

/** Chooses one of several visible options. */
export async function check(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope
    .getByRole('group', { name: label, exact: true })
    .getByRole('radio', { name: option })
    .check();
}
