import { expect, it } from 'vitest';
import { isBarcode } from './barcode.ts';

it.each([
  ['6281000012345', true],
  ['4006381333931', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['40063813339310', false],
  ['OUD-50', false],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', false],
])('tells of %s whether it is a barcode: %s', (text, expected) => {
  expect(isBarcode(text)).toBe(expected);
});
