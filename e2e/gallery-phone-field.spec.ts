import type { Locator, Page } from '@playwright/test';
import { intlTags, type Locale } from '../src/i18n/locale.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

// Many steps in one page.
test.setTimeout(120_000);

const labels = {
  ar: { empty: 'رقم الهاتف', foreign: 'هاتف المرسل', wrong: 'رقم خاطئ' },
  en: { empty: 'Phone', foreign: 'Sender’s phone', wrong: 'Wrong number' },
} as const;

const openPiece = (page: Page) => page.goto(`${galleryPath}?piece=phone-input`);

for (const language of ['ar', 'en'] as const) {
  const names = new Intl.DisplayNames(intlTags[language], { type: 'region' });
  const nameOf = (country: string) => names.of(country) ?? country;

  test.describe(`phone field, ${language}`, () => {
    test.use({ language });

    test('has no errors', async ({ page, text }) => {
      // Axe checks each of 245 rows.
      test.slow();
      const field = fieldOf(page, text, language, 'empty');
      await openPiece(page);
      await field.expectCountry('SA', '+966');
      await expectGoodScreen(page, 'closed');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await field.open();
        await expect(field.options).toHaveCount(245);
        await expectGoodScreen(page, `open at ${width}`);
        await page.keyboard.press('Escape');
      }
      await field.open();
      await field.search.fill('xyz');
      await expect(field.options).toHaveCount(0);
      await expectGoodScreen(page, 'nothing found');
    });

    test('opens where it can be read', async ({ page, text }) => {
      const field = fieldOf(page, text, language, 'empty');
      await test.step('reads calling code and number from left to right', async () => {
        await openPiece(page);
        const field = fieldOf(page, text, language, 'foreign');
        await field.expectCountry('AE', '+971');
        await expect(field.box).toHaveValue('50 123 4567');
        await expect(field.box).toHaveCSS('direction', 'ltr');
        const [button, box] = [await field.button.boundingBox(), await field.box.boundingBox()];
        expect(button && box && button.x + button.width <= box.x).toBe(true);
        await field.open();
        await expect(field.list).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
        await expect(field.options.first().locator('bdi')).toHaveCSS('direction', 'ltr');
      });

      await test.step('opens upward with fewer than 200 px below', async () => {
        await openPiece(page);
        const bottom = await field.frame.evaluate((frame) => frame.getBoundingClientRect().bottom);
        const enough = Math.ceil(bottom + 200);
        for (const [height, side] of [
          [enough, 'below'],
          [enough - 1, 'above'],
        ] as const) {
          await page.setViewportSize({ width: 1280, height });
          await field.open();
          const [frame, list] = [await field.frame.boundingBox(), await field.list.boundingBox()];
          const search = await field.search.boundingBox();
          if (!frame || !list || !search) throw new Error('The list is not in sight');
          if (side === 'below') expect(search.y).toBeGreaterThan(frame.y + frame.height);
          else expect(list.y + list.height).toBeLessThan(frame.y);
          expect(search.y).toBeGreaterThanOrEqual(0);
          expect(list.y + list.height).toBeLessThanOrEqual(height);
          await page.keyboard.press('Escape');
        }
      });
    });

    test('finds typed text in the list', async ({ page, text }) => {
      // The second letter alone matches another country than both together.
      const [first, second, third] = language === 'ar' ? ['م', 'ص', 'ر'] : ['b', 'e', 'l'];
      const together = nameOf(language === 'ar' ? 'EG' : 'BY');
      const apart = nameOf(language === 'ar' ? 'RS' : 'EC');

      const field = fieldOf(page, text, language, 'empty');
      await page.clock.install({ time: '2026-11-21T09:00:00Z' });
      let hour = 9;
      const begin = async () => {
        await page.clock.resume();
        await openPiece(page);
        await field.open();
        hour += 1;
        await page.clock.pauseAt(`2026-11-21T${hour}:00:00Z`);
      };
      await test.step('combines letters less than 700 ms apart', async () => {
        await begin();
        await press(page, first);
        await page.clock.runFor(699);
        await press(page, second);
        expect(await activeOption(page)).toBe(together);
      });

      await test.step('starts a new search after 700 ms', async () => {
        await begin();
        await press(page, first);
        await page.clock.runFor(700);
        await press(page, second);
        expect(await activeOption(page)).toBe(apart);
      });

      await test.step('counts the 700 ms from the last letter', async () => {
        await begin();
        await press(page, first);
        await page.clock.runFor(500);
        await press(page, second);
        await page.clock.runFor(500);
        await press(page, third);
        expect(await activeOption(page)).toBe(together);
      });

      await test.step('finds names in the other language and calling codes in any digits', async () => {
        await begin();
        for (const [typed, country] of [
          ['الأردن', 'JO'],
          ['jord', 'JO'],
          ['971', 'AE'],
          ['٢٠', 'EG'],
          ['+۴۴', 'GB'],
          ['united k', 'GB'],
        ] as const) {
          await press(page, typed);
          expect(await activeOption(page), typed).toBe(nameOf(country));
          await page.clock.runFor(700);
        }
      });
    });

    test('is used by keyboard and by pointer', async ({ page, text, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const field = fieldOf(page, text, language, 'empty');
      await test.step('chooses a country by keyboard alone', async () => {
        await openPiece(page);
        await field.box.focus();
        await page.keyboard.type('500 12345');
        await page.keyboard.press('Shift+Tab');
        await expect(field.button).toBeFocused();

        await page.keyboard.press('ArrowDown');
        await expect(field.list).toBeFocused();
        expect(await activeOption(page)).toBe(nameOf('SA'));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        expect(await activeOption(page)).toBe(await nameAt(field.options, 1));
        await page.keyboard.press('PageDown');
        expect(await activeOption(page)).toBe(await nameAt(field.options, 9));
        await page.keyboard.press('PageUp');
        expect(await activeOption(page)).toBe(await nameAt(field.options, 1));
        await page.keyboard.press('End');
        expect(await activeOption(page)).toBe(await nameAt(field.options, 244));
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
        await expect(field.list).toBeHidden();
        await expect(field.box).toBeFocused();
        await field.expectCountry('KW', '+965');
        await expect(field.box).toHaveValue('500 12345');
        await expect(field.value).toHaveAttribute('data-value', '+96550012345');
        await expect(field.announcement).toHaveText(nameOf('KW'));
      });

      await test.step('tabs from the button through search and list to the number', async () => {
        await openPiece(page);
        await field.open();
        await page.keyboard.press('Tab');
        await expect(field.list).toBeHidden();
        await expect(field.box).toBeFocused();

        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Space');
        await page.keyboard.press('Shift+Tab');
        await expect(field.search).toBeFocused();
        await page.keyboard.type('+962');
        await expect(field.options).toHaveCount(1);
        await page.keyboard.press('Enter');
        await field.expectCountry('JO', '+962');
        await expect(field.box).toBeFocused();
      });

      await test.step('chooses a country by pointer, and closes on a click elsewhere', async () => {
        await openPiece(page);
        await field.open();
        await field.button.click();
        await expect(field.list).toBeHidden();
        await field.open();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(field.list).toBeHidden();
        await field.open();
        await field.list.getByRole('option', { name: nameOf('QA') }).click();
        await field.expectCountry('QA', '+974');
        await expect(field.box).toBeFocused();
      });

      await test.step('accepts every written form when pasted', async () => {
        await openPiece(page);
        for (const [pasted, country, code, shown, value] of [
          ['٠٥١٢٣٤٥٦٧٨', 'SA', '+966', '51 234 5678', '+966512345678'],
          ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971', '50 123 4567', '+971501234567'],
          ['\u202a+966 51-234-5678\u202c', 'SA', '+966', '51 234 5678', '+966512345678'],
          ['0044 7400 123456', 'GB', '+44', '7400 123456', '+447400123456'],
          ['tel:+966512345678', 'SA', '+966', '51 234 5678', '+966512345678'],
          ['(416) 555-0123 ', 'SA', '+966', '(416) 555-0123 ', '(416) 555-0123 '],
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

      await test.step('does not change what is being typed', async () => {
        await openPiece(page);
        await field.box.focus();
        await page.keyboard.type('٠٥١٣٤٥٦٧٨');
        for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
        await page.keyboard.type('٢');
        await expect(field.box).toHaveValue('٠٥١٢٣٤٥٦٧٨');
        await expect(field.value).toHaveAttribute('data-value', '+966512345678');
        expect(await field.box.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(4);
        await page.keyboard.press('Tab');
        await expect(field.box).toHaveValue('51 234 5678');
      });

      await test.step('follows the typed calling code', async () => {
        await openPiece(page);
        await field.box.focus();
        await page.keyboard.type('+971');
        await field.expectCountry('AE', '+971');
        await expect(field.announcement).toHaveText(nameOf('AE'));
        await page.keyboard.type('50123');
        await page.keyboard.press('Tab');
        await expect(field.box).toHaveValue('50123');
        // Too short for a number, but validation needs its country.
        await expect(field.value).toHaveAttribute('data-value', '+97150123');
      });

      await test.step('reports what is wrong, with a valid example', async () => {
        await openPiece(page);
        const example = '\u206651\u00a0234\u00a05678\u2069';
        const wrong = page.getByRole('textbox', { name: labels[language].wrong, exact: true });
        const withExample = (code: string) =>
          text('ui.phone.error', { error: text(`validation.${code}`), example });
        for (const [place, words] of [
          text('validation.not_a_number'),
          withExample('too_short'),
          withExample('too_long'),
          text('validation.invalid_country'),
          withExample('invalid_phone'),
        ].entries()) {
          await expect(wrong.nth(place)).toHaveAccessibleDescription(words);
        }
      });
    });
  });

  function fieldOf(page: Page, text: TextOf, locale: Locale, which: 'empty' | 'foreign') {
    const label = labels[locale][which];
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
}

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

function nameAt(options: Locator, place: number): Promise<string | null> {
  return options.nth(place).locator('> span').nth(1).textContent();
}
