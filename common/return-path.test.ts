import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const openRedirects: [form: string, ...texts: string[]][] = [
  ['two slashes', '//evil.example', '//evil.example/%2f..', '//3627734734', '//[::1]'],
  ['more slashes', '///evil.example', '////evil.example', '//evil%E3%80%82example'],
  ['a host behind a name', '//evil.example@app.invalid', '//app.invalid@evil.example'],
  ['backslashes', '/\\evil.example', '/\\/evil.example', '/\\\\evil.example', '//\\evil.example'],
  [
    'backslashes first',
    '\\\\evil.example',
    '\\/evil.example',
    '\\evil.example',
    '/./\\evil.example',
  ],
  ['backslashes within', '/shipments\\..\\..\\evil.example', 'http:\\\\evil.example'],
  ['https', 'https://evil.example', 'HTTPS://evil.example', 'https:evil.example'],
  ['https with other slashes', 'https:/evil.example', 'https:///evil.example'],
  ['other servers', 'ftp://evil.example', 'ws://evil.example', 'mailto:a@evil.example'],
  ['scripts', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)'],
  ['other scripts', 'vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>'],
  ['other schemes', 'blob:https://evil.example/1', 'file:///etc/passwd'],
  ['no slash', 'evil.example', 'evil.example/path', '@evil.example', '.evil.example', ':80'],
  ['no path', '?next=//evil.example', '#//evil.example', '', ' '],
  ['white space first', ' /shipments', ' //evil.example', '\t//evil.example'],
  ['white space', '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/ /evil.example'],
  ['a header', '/\r\nLocation: https://evil.example', '/%0d%0aLocation:%20https://evil.example'],
  ['what browsers drop', '/\u0000/evil.example', '/\u000b/evil.example', '/\u00a0/evil.example'],
  ['what nobody sees', '/\u200b/evil.example', '/\u202e/evil.example', '/\ufeff/evil.example'],
  ['encoded slashes', '/%2fevil.example', '/%2Fevil.example', '/%2f%2fevil.example'],
  ['encoded backslashes', '/%5cevil.example', '/%5C%5Cevil.example', '/%255cevil.example'],
  ['encoded twice', '/%252fevil.example', '/%252f%252fevil.example'],
  ['encoded white space', '/%09/evil.example', '/%0a/evil.example', '/%00/evil.example'],
  ['dots', '/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example'],
  ['two slashes later', '/%2e%2e//evil.example', '/;//evil.example', '/shipments//evil.example'],
  ['a scheme later', '/https://evil.example'],
  ['look-alikes', '/／evil.example', '/%ef%bc%8fevil.example', '/＼evil.example'],
  ['no encoding', '/%', '/%zz', '/%e0%a4'],
];

it.each(openRedirects)('refuses %s', (_, ...texts) => {
  for (const text of texts) expect(safeReturnPath(text), text).toBeNull();
});

it('refuses a path longer than an address line carries, and none at all', () => {
  expect(safeReturnPath(`/${'a'.repeat(2047)}`)).not.toBeNull();
  expect(safeReturnPath(`/${'a'.repeat(2048)}`)).toBeNull();
  expect([safeReturnPath(null), safeReturnPath(undefined)]).toEqual([null, null]);
});

it.each([
  '/',
  '/shipments/ShipmentDetails/shp_01hx0000000000000000000000',
  '/trace/MZ79927398713?from=list&sort=-created_at#events',
  '/shipments/MyShipments?q=%D8%A3%D8%AD%D9%85%D8%AF',
  '/trace/a%20b',
  '/companies/?next=https://evil.example',
])('keeps %j', (text) => {
  expect(safeReturnPath(text)).toBe(text);
});

it('percent-encodes what a person may paste, and resolves dot segments', () => {
  expect(safeReturnPath('/trace/أ')).toBe('/trace/%D8%A3');
  expect(safeReturnPath('/a/../shipments')).toBe('/shipments');
});

it('never gives a path that leads to another origin, however often it is read', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '%25', '@', ':', '\t', '／');
  const text = fc.array(fc.oneof(piece, fc.constantFrom('evil.example', 'https:', 'a', '?', '#')));
  fc.assert(
    fc.property(text, (pieces) => {
      const path = safeReturnPath(`/${pieces.join('')}`);
      if (path === null) return;
      const url = new URL(path, 'https://mizan.example');
      expect(url.origin).toBe('https://mizan.example');
      expect(url.pathname).not.toMatch(/^\/[/\\]/);
      expect(safeReturnPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
