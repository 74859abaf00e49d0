import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../baselines');
const versionFile = path.join(folder, 'browser.txt');

/** Pixels of the longest picture that Chromium takes at once. */
const LONGEST = 12_000;

/** As `toHaveScreenshot` takes pictures. */
const taking = { fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' } as const;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Compares a page with its reviewed picture in e2e/baselines/, if the version of Chromium is the one
 * that took it. Other versions render letters and edges slightly differently, so there the run
 * reports that nothing was compared. The caller fixes the clock.
 *
 * `npm run e2e -- mock- --update-snapshots` takes new pictures.
 *
 * @param name path below e2e/baselines/, without the extension.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  if (!isComparable(page, name) || (await isReviewed(await page.screenshot(taking), name))) return;
  await expect(page).toHaveScreenshot(fileOf(name), taking);
}

/**
 * The same for parts of a page at rest, which stand one below the other. They are cut from a few
 * pictures of the page, since a picture of each would take much longer.
 *
 * @param names path of each part's picture.
 */
export async function expectPictures(parts: Locator, names: readonly string[]): Promise<void> {
  const page = parts.page();
  const areas = (await parts.evaluateAll(areasOnPage)).map((area, at) => ({
    ...area,
    name: names[at] ?? '',
  }));
  for (const together of inPictures(areas.filter(({ name }) => isComparable(page, name)))) {
    const clip = around(together);
    const picture = await page.screenshot({
      ...taking,
      clip: { x: clip.left, y: clip.top, width: clip.width, height: clip.height },
    });
    const pixels = await pixelsOf(picture);
    for (const { name, left, top, width, height } of together) {
      const part = sharp(pixels.data, { raw: pixels.info })
        .extract({ left: left - clip.left, top: top - clip.top, width, height })
        .png({ compressionLevel: 1 });
      const cut = await part.toBuffer();
      if (!(await isReviewed(cut, name))) expect.soft(cut).toMatchSnapshot(fileOf(name));
    }
  }
}

/** Whether this run takes new pictures instead of comparing. */
export function isTakingPictures(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}

function isComparable(page: Page, name: string): boolean {
  const here = page.context().browser()?.version() ?? 'unknown';
  if (isTakingPictures()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(versionFile, `${here}\n`);
  }
  const recorded = readFileSync(versionFile, 'utf8').trim();
  if (here !== recorded)
    console.log(`${name}: not compared; recorded with Chromium ${recorded}, this is ${here}`);
  return here === recorded;
}

/**
 * Whether every pixel is as reviewed. Most pictures are, and Playwright takes ten times as long to
 * find that out.
 */
async function isReviewed(picture: Buffer, name: string): Promise<boolean> {
  const file = path.join(folder, `${name}.png`);
  if (!existsSync(file)) return false;
  const [shown, reviewed] = await Promise.all([pixelsOf(picture), pixelsOf(file)]);
  return shown.info.width === reviewed.info.width && shown.data.equals(reviewed.data);
}

function pixelsOf(png: Buffer | string) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function fileOf(name: string): string[] {
  return `${name}.png`.split('/');
}

/** Runs in the browser: the whole pixels that elements cover, from the start of the page. */
function areasOnPage(elements: Element[]): Area[] {
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const left = Math.floor(box.left + scrollX);
    const top = Math.floor(box.top + scrollY);
    const width = Math.ceil(box.right + scrollX) - left;
    return { left, top, width, height: Math.ceil(box.bottom + scrollY) - top };
  });
}

/** In groups no longer than {@link LONGEST}. */
function inPictures<Part extends Area>(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && around([...last, part]).height <= LONGEST) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function around(parts: readonly Area[]): Area {
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}
