import type { Locator, Page } from '@playwright/test';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { inArabicAtDesk } from './support/journeys.ts';
import { rectOf } from './support/screen.ts';
import { open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

// Many steps in one page.
test.setTimeout(120_000);

/** Opens a piece of the gallery, and stops the clock: from here on only the test moves it. */
async function openPiece(page: Page, piece: string): Promise<void> {
  await page.clock.resume();
  await open(page, `${galleryPath}?piece=${piece}`);
  // Not earlier: fast-forwarding the clock would time out pending requests.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = await rectOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

inArabicAtDesk(({ width }) => {
  test.use({ hasTouch: true });
  test.beforeEach(({ page }) => page.clock.install());

  test('toasts wait for their reader, and are in sight', async ({ page, text }) => {
    const corner = page.getByRole('region', { name: text('ui.toasts', { hotkey: 'F8' }) });
    /** Newest first. */
    const toasts = corner.getByRole('listitem');
    const cards = corner.getByRole('alert');
    const opener = (name: string) => page.getByRole('button', { name, exact: true });
    const leave = () => page.mouse.move(0, 0);
    const begin = async () => {
      await leave();
      await page.clock.runFor(6000);
      await expect(toasts).toHaveCount(0);
    };
    await openPiece(page, 'toasts');

    await test.step('while the pointer is on one; then they continue with the remaining time', async () => {
      await opener('success').click();
      await opener('info').click();
      await page.clock.runFor(3000);
      await toasts.first().hover();
      await page.clock.runFor(60_000);
      await expect(toasts).toHaveCount(2);
      await leave();
      await page.clock.runFor(1999);
      await expect(toasts.last()).toHaveAttribute('data-open', 'true');
      await page.clock.runFor(1);
      await expect(toasts.last()).toHaveAttribute('data-open', 'false');
    });

    await test.step('not for a pointer on one that it closed', async () => {
      await begin();
      await opener('success').click();
      await opener('info').click();
      await toasts
        .last()
        .getByRole('button', { name: text('ui.close') })
        .click();
      await page.clock.runFor(200);
      await expect(toasts).toHaveCount(1);
      await page.mouse.move(20, 300);
      await page.clock.runFor(5200);
      await expect(toasts).toHaveCount(0);
    });

    await test.step('while the keyboard is in them; F8 moves there and Escape closes', async () => {
      await opener('success').press('Enter');
      await opener('info').press('Enter');
      await page.keyboard.press('F8');
      await expect(toasts.first().getByRole('button')).toBeFocused();
      await page.clock.runFor(60_000);
      await expect(toasts).toHaveCount(2);

      await page.keyboard.press('Escape');
      await expect(toasts.first()).toHaveAttribute('data-open', 'false');
      await expect(toasts.last().getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(opener('info')).toBeFocused();
      await page.clock.runFor(200);
      await expect(toasts).toHaveCount(0);
    });

    await test.step('while the tab is hidden', async () => {
      await opener('success').click();
      await leave();
      for (const hidden of [true, false]) {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
        if (hidden) await page.clock.runFor(60_000);
      }
      await page.clock.runFor(4999);
      await expect(toasts).toHaveAttribute('data-open', 'true');
      await page.clock.runFor(1);
      await expect(toasts).toHaveAttribute('data-open', 'false');
    });

    await test.step('failures are announced at once, the others politely, above a bar at the bottom', async () => {
      await begin();
      const bar = await page.addStyleTag({ content: ':root { --foot-inset: 96px }' });
      await expect(corner.getByRole('list')).toHaveAttribute('aria-live', 'polite');
      await opener('error').click();
      await expect(cards).toContainText(text('ui.failed.title'));
      await page.clock.runFor(100);
      await expect.poll(async () => (await rectOf(cards)).bottom).toBeCloseTo(800 - 96, 1);
      await bar.evaluate((style: HTMLStyleElement) => style.remove());
    });

    await test.step('five at most are bottom right, 16 px apart', async () => {
      await begin();
      await opener('six long ones').click();
      await page.clock.runFor(100);
      await expect(cards).toHaveCount(5);
      await expect.poll(async () => (await rectOf(cards.first())).bottom).toBeCloseTo(800 - 16, 1);
      const boxes = await Promise.all((await cards.all()).map(rectOf));
      const [foot] = boxes;
      expect(foot?.right).toBeCloseTo(width - 16, 1);
      boxes.forEach((box, index) => {
        const above = boxes[index + 1];
        if (above) expect(box.y - above.bottom).toBeCloseTo(16, 1);
        expect(box.x).toBeGreaterThanOrEqual(16);
        expect(box.y).toBeGreaterThanOrEqual(0);
      });
    });

    await test.step('they scroll if the screen is too low for them', async () => {
      await page.setViewportSize({ width: 390, height: 480 });
      await expect(cards.first()).toBeInViewport({ ratio: 1 });
      await cards.last().getByRole('button').focus();
      await expect(cards.last()).toBeInViewport({ ratio: 1 });
    });
  });

  test('a tooltip, a copy button, a countdown and an amount of money', async ({
    page,
    context,
    text,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bubble = page.getByRole('tooltip');
    const controls = page.locator('#tooltip').getByRole('button');
    const first = controls.first();

    await test.step('a tooltip shows after 700 ms, and stays while the pointer is on its text', async () => {
      await openPiece(page, 'tooltip');
      await first.hover();
      await page.clock.runFor(699);
      await expect(bubble).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bubble).toHaveText((await first.getAttribute('aria-label')) ?? '');
      const { x, y } = await middleOf(bubble);
      await page.mouse.move(x, y, { steps: 8 });
      await page.clock.runFor(5000);
      await expect(bubble).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(bubble).toHaveCount(0);
    });

    await test.step('it disappears on a press', async () => {
      await first.hover();
      await page.clock.runFor(700);
      await expect(bubble).toBeVisible();
      await page.mouse.down();
      await expect(bubble).toHaveCount(0);
      await page.mouse.up();
      await page.mouse.move(0, 0);
    });

    await test.step('it shows to the keyboard at once; Escape closes it and nothing else', async () => {
      await first.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await expect(bubble).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bubble).toHaveCount(0);
      await expect(first).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(bubble).toHaveText((await controls.nth(1).getAttribute('aria-label')) ?? '');
      await page.keyboard.press('Escape');
      await page.clock.runFor(1000);
    });

    await test.step('it shows on a long touch, and stays for a moment after it', async () => {
      const finger = await context.newCDPSession(page);
      const touchPoints = [await middleOf(first)];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.clock.runFor(699);
      await expect(bubble).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bubble).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.clock.runFor(1499);
      await expect(bubble).toBeVisible();
      await page.clock.runFor(1);
      await expect(bubble).toHaveCount(0);
    });

    await test.step('a copy button says that it has copied, or that the browser refuses', async () => {
      await openPiece(page, 'copy-button');
      const button = page.getByRole('button', { name: text('ui.copy.trackingNumber') }).first();
      const status = page.getByRole('status').first();
      await button.click();
      await expect(status).toHaveText(text('ui.copy.done'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MZ18506813098');
      await page.clock.runFor(2000);
      await expect(status).toHaveText('');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await button.click();
      await expect(page.getByRole('alert')).toContainText(text('ui.copy.failed'));
    });

    await test.step('a countdown is announced in its last minute', async () => {
      await openPiece(page, 'countdown');
      const running = page.getByTestId('running');
      await page.getByRole('button', { name: 'start' }).click();
      await expect(running.getByRole('timer')).toHaveText('01:02');
      await page.clock.runFor(1000);
      await expect(running.getByRole('status')).toHaveText('');
      await page.clock.runFor(1000);
      await expect(running.getByRole('timer')).toHaveText('01:00');
      await expect(running.getByRole('status')).toHaveText(text('ui.countdown.lastMinute'));
    });

    await test.step('money is shown with the riyal sign, and copied with "SAR"', async () => {
      await openPiece(page, 'text-kinds');
      const amount = page.getByText('SAR').first().locator('..');
      await expect(amount.locator('svg')).toHaveAttribute('aria-hidden', 'true');
      const copied = await amount.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      });
      expect(copied).toBe('SAR\u00a01,250.00');
    });
  });
});
