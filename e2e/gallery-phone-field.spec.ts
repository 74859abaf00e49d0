import type { Page } from '@playwright/test';
import { intlTags } from '../src/i18n/locale.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { inEnglishOnPhone } from './support/journeys.ts';
import { expectGoodScreen, rectOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

// Many steps in one page.
test.setTimeout(120_000);
const full = { tag: '@full' };

const labels = {
  ar: { empty: 'رقم الهاتف', foreign: 'هاتف المرسل', wrong: 'رقم خاطئ' },
  en: { empty: 'Phone', foreign: 'Sender’s phone', wrong: 'Wrong number' },
} as const;

inEnglishOnPhone(({ language, width }) => {
  const names = new Intl.DisplayNames(intlTags[language], { type: 'region' });
  const nameOf = (country: string) => names.of(country) ?? country;

  test('a phone field is read, opened and typed in', full, async ({ page, text, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = fieldOf(page, text, 'empty');
    /** As at the start: nothing typed, and the country of the form. */
    const begin = async () => {
      await field.box.fill('+966');
      await field.box.fill('');
      await field.expectCountry('SA', '+966');
    };
    await page.clock.install();
    await page.goto(`${galleryPath}?piece=phone-input`);

    await test.step('calling code and number are read from left to right', async () => {
      const foreign = fieldOf(page, text, 'foreign');
      await expect(foreign.box).toHaveValue('50 123 4567');
      await expect(foreign.box).toHaveCSS('direction', 'ltr');
      const { x } = await rectOf(foreign.box);
      expect((await rectOf(foreign.button)).right).toBeLessThanOrEqual(x);
      await foreign.open();
      await expect(foreign.list).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
      await expect(foreign.options.first().locator('bdi')).toHaveCSS('direction', 'ltr');
    });

    await test.step('what is wrong is reported, with a valid example', async () => {
      const example = '\u206651\u00a0234\u00a05678\u2069';
      const wrong = page.getByRole('textbox', { name: labels[language].wrong, exact: true });
      for (const [place, code, hasExample] of [
        [0, 'not_a_number', false],
        [1, 'too_short', true],
        [2, 'too_long', true],
        [3, 'invalid_country', false],
        [4, 'invalid_phone', true],
      ] as const) {
        const error = text(`validation.${code}`);
        const words = hasExample ? text('ui.phone.error', { error, example }) : error;
        await expect(wrong.nth(place)).toHaveAccessibleDescription(words);
      }
    });

    await test.step('a country is chosen by keyboard alone', async () => {
      await field.box.focus();
      await page.keyboard.type('500 12345');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(field.list).toBeFocused();
      expect(await activeOption(page)).toBe(nameOf('SA'));
      for (const [keys, place] of [
        [['ArrowDown', 'ArrowDown', 'ArrowUp'], 1],
        [['PageDown'], 9],
        [['PageUp'], 1],
        [['End'], 244],
      ] as const) {
        for (const key of keys) await page.keyboard.press(key);
        const shown = await field.options.nth(place).locator('> span').nth(1).textContent();
        expect(await activeOption(page)).toBe(shown);
      }
      await expect(field.options.last()).toBeInViewport();
      await page.keyboard.press('Home');
      expect(await activeOption(page)).toBe(nameOf('SA'));

      await page.keyboard.press('Escape');
      await expect(field.list).toBeHidden();
      await expect(field.button).toBeFocused();
      await field.expectCountry('SA', '+966');
      await page.keyboard.press('Enter');
      await press(page, language === 'ar' ? 'الكو' : 'kuw');
      await page.keyboard.press('Enter');
      await expect(field.box).toBeFocused();
      await field.expectCountry('KW', '+965');
      await expect(field.value).toHaveAttribute('data-value', '+96550012345');
      await expect(field.announcement).toHaveText(nameOf('KW'));
    });

    await test.step('Tab leads from the button through search and list to the number', async () => {
      await begin();
      await field.open();
      await page.keyboard.press('Tab');
      await expect(field.list).toBeHidden();
      await expect(field.box).toBeFocused();
      for (const key of ['Shift+Tab', 'Space', 'Shift+Tab']) await page.keyboard.press(key);
      await expect(field.search).toBeFocused();
      await page.keyboard.type('xyz');
      await expect(field.options).toHaveCount(0);
      await expectGoodScreen(page, 'nothing found');
      await field.search.fill('+962');
      await expect(field.options).toHaveCount(1);
      await page.keyboard.press('Enter');
      await field.expectCountry('JO', '+962');
      await expect(field.box).toBeFocused();
    });

    await test.step('a country is chosen by pointer, and a click elsewhere closes the list', async () => {
      for (const place of [field.button, page.getByRole('heading', { level: 1 })]) {
        await field.open();
        await place.click();
        await expect(field.list).toBeHidden();
      }
      await field.open();
      await field.list.getByRole('option', { name: nameOf('QA') }).click();
      await field.expectCountry('QA', '+974');
      await expect(field.box).toBeFocused();
    });

    await test.step('a pasted number is shown in its country’s form at once', async () => {
      await begin();
      for (const [pasted, country, code, shown, value] of [
        ['٠٥١٢٣٤٥٦٧٨', 'SA', '+966', '51 234 5678', '+966512345678'],
        ['(416) 555-0123 ', 'SA', '+966', '(416) 555-0123 ', '(416) 555-0123 '],
        ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971', '50 123 4567', '+971501234567'],
        ['+999 51 234 5678', null, '', '+999 51 234 5678', '+999 51 234 5678'],
      ] as const) {
        await page.evaluate((words) => navigator.clipboard.writeText(words), pasted);
        await field.box.focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('ControlOrMeta+V');
        await expect(field.box).toHaveValue(shown);
        await expect(field.value).toHaveAttribute('data-value', value);
        await field.expectCountry(country, code);
      }
    });

    await test.step('what is being typed does not change, and the country follows its calling code', async () => {
      await begin();
      await page.keyboard.type('٠٥١٣٤٥٦٧٨');
      for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('٢');
      await expect(field.box).toHaveValue('٠٥١٢٣٤٥٦٧٨');
      await expect(field.value).toHaveAttribute('data-value', '+966512345678');
      expect(await field.box.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(4);
      await page.keyboard.press('Tab');
      await expect(field.box).toHaveValue('51 234 5678');

      await begin();
      await page.keyboard.type('+971');
      await field.expectCountry('AE', '+971');
      await page.keyboard.type('50123');
      await page.keyboard.press('Tab');
      await expect(field.box).toHaveValue('50123');
      // Too short for a number, but validation needs its country.
      await expect(field.value).toHaveAttribute('data-value', '+97150123');
    });

    await test.step('letters less than 700 ms apart are one search', async () => {
      // The second letter alone matches another country than both together.
      const [first, second, third] = language === 'ar' ? ['م', 'ص', 'ر'] : ['b', 'e', 'l'];
      const together = nameOf(language === 'ar' ? 'EG' : 'BY');
      const apart = nameOf(language === 'ar' ? 'RS' : 'EC');
      await begin();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
      for (const [typed, found] of [
        [[first, 699, second], together],
        [[first, 700, second], apart],
        // Counted from the last letter.
        [[first, 500, second, 500, third], together],
      ] as const) {
        await field.open();
        for (const each of typed) {
          if (typeof each === 'number') await page.clock.runFor(each);
          else await press(page, each);
        }
        expect(await activeOption(page)).toBe(found);
        await page.clock.runFor(700);
        await page.keyboard.press('Escape');
      }
    });

    await test.step('the list opens upward with fewer than 200 px below', async () => {
      await page.clock.resume();
      const foot = Math.ceil((await rectOf(field.frame)).bottom);
      for (const below of [200, 199]) {
        await page.setViewportSize({ width, height: foot + below });
        await field.open();
        const [frame, list] = [await rectOf(field.frame), await rectOf(field.list)];
        const search = await rectOf(field.search);
        if (below === 200) expect(search.y).toBeGreaterThan(frame.bottom);
        else expect(list.bottom).toBeLessThan(frame.y);
        expect(search.y).toBeGreaterThanOrEqual(0);
        expect(list.bottom).toBeLessThanOrEqual(foot + below);
        await page.keyboard.press('Escape');
      }
    });
  });

  function fieldOf(page: Page, text: TextOf, which: 'empty' | 'foreign') {
    const label = labels[language][which];
    const box = page.getByRole('textbox', { name: label, exact: true });
    const value = page.locator('[data-value]').filter({ has: box });
    const button = value.getByRole('button');
    const list = value.getByRole('listbox');
    return {
      box,
      button,
      list,
      value,
      frame: box.locator('..'),
      options: list.getByRole('option'),
      search: value.getByRole('combobox'),
      announcement: value.getByRole('status').last(),
      open: async () => {
        await button.click();
        await expect(list).toBeFocused();
      },
      expectCountry: (country: string | null, code: string) =>
        expect(button).toHaveAccessibleName(
          country === null
            ? text('ui.phone.noCountry', { label })
            : text('ui.phone.country', { label, country: nameOf(country), code }),
        ),
    };
  }
});

/** Presses keys as a keyboard of their script has them. */
async function press(page: Page, letters: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const letter of letters) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
  }
  await keyboard.detach();
}

/** The name of the active country. */
function activeOption(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.children[1]?.textContent;
  });
}
