import { expect, test } from 'vitest';
import { bytesOfDataUrl } from './data-url.ts';

test('a data URL gives its bytes and their type', () => {
  expect(bytesOfDataUrl('data:application/pdf;base64,JVBERi0A/w==')).toEqual({
    type: 'application/pdf',
    bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff]),
  });
});
