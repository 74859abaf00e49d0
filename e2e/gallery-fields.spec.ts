import type { Locator, Page } from '@playwright/test';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { expect, test } from './support/test.ts';

// mock-gallery.spec.ts shows that no piece has findings of axe; these tests use the fields.

/** The first state of a piece with this name. */
function stateOf(page: Page, piece: string, name: string): Locator {
  return page
    .locator(`[data-piece="${piece}"]`)
    .getByText(name, { exact: true })
    .first()
    .locator('xpath=ancestor::div[1]');
}

/** Drops files on a file input, like a file manager. */
async function drop(zone: Locator, files: { name: string; bytes: number }[]): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, bytes } of dropped) data.items.add(new File(['x'.repeat(bytes)], name));
    return data;
  }, files);
  await zone.dispatchEvent('drop', { dataTransfer });
}

test('fields announce their errors, and are used by keyboard', async ({ page, text }) => {
  // The browser must be told in advance not to show its own file dialog.
  const opening = page.waitForEvent('filechooser');
  await page.goto(galleryPath);

  await test.step('errors are announced to screen readers', async () => {
    for (const [piece, role] of [
      ['text-input', 'textbox'],
      ['select-input', 'combobox'],
      ['city-picker', 'combobox'],
      ['choice-input', 'group'],
      ['rating-input', 'group'],
      ['checkbox-input', 'checkbox'],
      ['date-input', 'group'],
    ] as const) {
      const name = piece === 'checkbox-input' ? 'box, with an error' : 'with an error';
      const field = stateOf(page, piece, name).getByRole(role).first();
      const fault = piece === 'date-input' ? 'not_served_day' : 'required';
      await expect(field, piece).toHaveAccessibleDescription(text(`validation.${fault}`));
    }
    const day = stateOf(page, 'date-input', 'with an error').getByRole('group');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a list is searched with any variant of a letter', async () => {
    const city = stateOf(page, 'city-picker', 'empty').getByRole('combobox');
    await city.focus();
    await page.keyboard.type('ابها');
    await expect(city).toHaveAttribute('aria-expanded', 'true');
    const list = page.locator(`[id="${(await city.getAttribute('aria-controls')) ?? ''}"]`);
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue('أبها');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(city).toHaveValue('أبها');
  });

  await test.step('choices and stars follow the arrow keys', async () => {
    const choices = stateOf(page, 'choice-input', 'empty').getByRole('radio');
    await choices.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeChecked();
    const rating = stateOf(page, 'rating-input', 'filled, with help');
    const chosen = rating.getByRole('radio', { checked: true });
    await expect(chosen).toHaveAccessibleName(text('ui.rating.stars', { stars: 4 }));
    await chosen.focus();
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveAccessibleName(text('ui.rating.stars', { stars: 3 }));
  });

  await test.step('a code is typed, pasted and filled in automatically, in any script', async () => {
    const code = stateOf(page, 'code-input', 'empty').getByRole('textbox');
    await code.focus();
    await page.keyboard.insertText('رمزك هو ٤٨٢٩١٣ فلا تشاركه');
    await expect(code).toHaveValue('482913');
    await code.fill('۱۲۳ ۴۵۶ ۷');
    await expect(code).toHaveValue('123456');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  await test.step('a file is chosen and removed again', async () => {
    const field = stateOf(page, 'file-input', 'empty');
    const box = field.getByLabel('السجل التجاري');
    await expect(box).toHaveAccessibleDescription(/PNG.*JPG.*PDF/);
    await box.focus();
    await page.keyboard.press('Enter');
    const chooser = await opening;
    expect(chooser.isMultiple()).toBe(false);
    await chooser.setFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('x') });
    await expect(field.getByRole('listitem')).toContainText('a.pdf');
    await page.keyboard.press('Tab');
    const remove = field.getByRole('button', { name: text('ui.file.remove', { name: 'a.pdf' }) });
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field.getByRole('listitem')).toHaveCount(0);
    await expect(box).toBeFocused();
  });

  await test.step('files are dropped, and refused ones are reported', async () => {
    const field = stateOf(page, 'file-input', 'several, with a picture');
    await expect(field.getByRole('listitem')).toHaveCount(2);
    const picture = field.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // src/ui/forms/sift-files.test.ts has every reason.
    await drop(field.locator('input[type="file"]'), [
      { name: 'a.gif', bytes: 5 },
      { name: 'b.pdf', bytes: 5_000_001 },
      { name: 'c.pdf', bytes: 0 },
      { name: 'd.pdf', bytes: 5 },
      { name: 'e.pdf', bytes: 5 },
    ]);
    await expect(field.getByRole('listitem')).toHaveCount(3);
    await expect(field.getByRole('listitem').last()).toContainText('d.pdf');
    const told = field.getByRole('alert');
    for (const name of ['a.gif', 'b.pdf', 'e.pdf', text('ui.file.empty', { name: 'c.pdf' })]) {
      await expect(told).toContainText(name);
    }
    await expect(told).toContainText('5');
  });
});

test.describe('days and times', () => {
  // A time zone in which it is still the previous day.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('are typed with Arabic digits, and picked by keyboard', async ({ page, checkScreen }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T01:00:00Z'));
    await page.goto(`${galleryPath}?piece=date-input`);
    const day = stateOf(page, 'date-input', 'empty').getByRole('group');
    const parts = day.getByRole('spinbutton');
    await expect(day).toHaveAccessibleName('يوم الاستلام');
    await day.getByRole('spinbutton', { name: 'اليوم' }).click();
    for (const typed of ['٢', '٤', ...'نوف', '٢', '٠', '٢', '٦']) {
      await page.keyboard.insertText(typed);
    }
    await expect(parts).toHaveText(['24', 'نوفمبر', '2026']);
    // Arrow keys move in the direction of the arrow: the month is to the right of the year.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(parts).toHaveText(['24', 'ديسمبر', '2026']);
    await expect(day).toHaveAttribute('aria-invalid', 'true');

    const field = stateOf(page, 'date-input', 'filled, with help');
    await field.getByRole('button', { name: /24 نوفمبر 2026/ }).focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    const dayCell = (name: string) => calendar.getByRole('gridcell', { name, exact: true });
    await checkScreen('calendar-ar', { part: calendar });
    await expect(calendar.getByRole('columnheader')).toHaveText([...'حنثرخجس']);
    await expect(dayCell('24')).toBeFocused();
    await expect(dayCell('22')).toHaveAttribute('aria-current', 'date');
    await expect(dayCell('21')).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(field.getByRole('spinbutton')).toHaveText(['25', 'نوفمبر', '2026']);
    await expect(field.getByRole('button', { name: /25 نوفمبر 2026/ })).toBeFocused();
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('are typed and picked', { tag: '@full' }, async ({ page }) => {
      await page.goto(`${galleryPath}?piece=date-input`);
      const parts = stateOf(page, 'date-input', 'empty').getByRole('spinbutton');
      await parts.first().click();
      await page.keyboard.type('5nov2026');
      await expect(parts).toHaveText(['5', 'November', '2026']);
      const time = stateOf(page, 'date-input', 'Between nine and five');
      await time.getByRole('button', { name: /Choose time/ }).click();
      await page.getByRole('option', { name: '10 hours' }).click();
      await page.getByRole('option', { name: '45 minutes' }).click();
      await expect(time.getByRole('spinbutton')).toHaveText(['10', '45']);
    });
  });
});
