import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { RenderedPage } from './read-pages.ts';

const FOLDER = path.resolve(import.meta.dirname, '../baselines');
/** Grey levels by which the edge of a letter may differ between processors. */
const EDGE = 64;
/** Pixels in a million. Moving the dot of one letter changes seventy. */
export const FEW_DOTS = 20;

/**
 * Compares a page with its baseline. With RECORD_BASELINES set, the baseline is written first;
 * review it before you commit it.
 */
export async function expectAsReviewed(name: string, page: RenderedPage): Promise<void> {
  if (process.env['RECORD_BASELINES'] !== undefined) await record(name, page);
  expect(await differenceFromBaseline(name, page)).toBeLessThan(FEW_DOTS);
}

/** Number of pixels in which a page differs from its baseline; all of them if the size differs. */
export async function differenceFromBaseline(
  name: string,
  { width, height, grey }: RenderedPage,
): Promise<number> {
  const reviewed = await sharp(fileOf(name))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (reviewed.info.width !== width || reviewed.info.height !== height) return grey.length;
  return grey.reduce(
    (count, level, dot) => count + (Math.abs(level - (reviewed.data[dot] ?? 0)) > EDGE ? 1 : 0),
    0,
  );
}

async function record(name: string, { width, height, grey }: RenderedPage): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(fileOf(name));
}

function fileOf(name: string): string {
  return path.join(FOLDER, `${name}.png`);
}
