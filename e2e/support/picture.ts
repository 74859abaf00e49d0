import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../baselines');
const versionFile = path.join(folder, 'browser.txt');

/**
 * Compares a page or a part of it with its reviewed picture in e2e/baselines/, if the version of
 * Chromium is the one that took it. Other versions render letters and edges slightly differently,
 * so there the run reports that nothing was compared. The caller fixes the clock.
 *
 * `npm run e2e -- mock- --update-snapshots` takes new pictures.
 *
 * @param name path below e2e/baselines/, without the extension.
 */
export async function expectPicture(shown: Page | Locator, name: string): Promise<void> {
  const page = 'page' in shown ? shown.page() : shown;
  const here = page.context().browser()?.version() ?? 'unknown';
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(versionFile, `${here}\n`);
  }
  const recorded = readFileSync(versionFile, 'utf8').trim();
  if (here !== recorded) {
    console.log(`${name}: not compared; recorded with Chromium ${recorded}, this is ${here}`);
    return;
  }
  const file = `${name}.png`.split('/');
  if ('page' in shown) await expect(shown).toHaveScreenshot(file);
  else await expect(shown).toHaveScreenshot(file, { fullPage: true });
}
