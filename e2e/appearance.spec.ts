import { authPaths } from '../src/features/auth/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { overhang } from './support/screen.ts';
import { narrow } from './support/stop.ts';
import { expect, test } from './support/test.ts';

test.describe('a dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('does not change the light design, and reduced motion makes changes immediate', async ({
    page,
    signIn,
    text,
  }) => {
    for (const path of [authPaths.signIn, '/nowhere', homePath, shipmentPaths.create]) {
      if (path === homePath) await signIn('company');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const colours = await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const box = document.querySelector('input');
        return {
          prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
          scheme: root.colorScheme,
          ground: root.backgroundColor,
          ink: getComputedStyle(document.body).color,
          canvas: box && getComputedStyle(box).colorScheme,
        };
      });
      expect(colours).toMatchObject({
        prefersDark: true,
        scheme: 'light only',
        ground: 'rgb(244, 246, 244)',
        ink: 'rgb(18, 35, 31)',
      });
      if (colours.canvas !== null) expect(colours.canvas).toBe('light only');
    }
    await expect(page.getByText(text('shipments.create.receiver'), { exact: true })).toBeVisible();
    const width = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      element.style.width = '50px';
      return getComputedStyle(element).width;
    });
    expect(width).toBe('50px');
  });
});

test(
  'a window that becomes narrow gets the narrow layout',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn('company');
    // Chromium lost some of its rules on one load in five.
    for (let load = 0; load < 12; load += 1) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(homePath);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize(narrow);
      expect(await overhang(page)).toBe(0);
    }
  },
);
