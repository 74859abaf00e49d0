import { text, whole } from '../operator-files/cells.ts';
import type { Sheet } from '../operator-files/sheet.ts';
import { code, line } from '../operator-files/usual-cells.ts';

/** A row of a file of photos. */
export interface Values {
  courier: string;
  position: number;
  /** The picture's path from the folder of the file; of a photo in force, {@link fileName}. */
  file: string;
  caption_ar: string;
  caption_en: string;
}

/** As many as the contract lists. */
const MOST_PHOTOS = 12;

const KEYS = ['courier', 'position'] as const;

export const PHOTO_SHEET: Sheet<Values> = {
  columns: {
    courier: code('palm-caravan'),
    position: whole('a position', 1, MOST_PHOTOS),
    file: text('the path of a picture beside this file, such as vans/front.jpg', 200, /^\P{Cc}+$/u),
    caption_ar: line('a caption in Arabic', 200),
    caption_en: line('a caption in English', 200),
  },
  keys: KEYS,
  each: 'photo',
  depthOf: () => KEYS.length,
  optional: [],
};

const STORED = /^([0-9a-f]{32})\.webp$/;

/** What a photo file is called in exports. */
export function fileName(id: string): string {
  return `${id}.webp`;
}

/** The id in the name of an exported file. */
export function idIn(name: string): string | undefined {
  return STORED.exec(name)?.[1];
}
