import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const openRedirects = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example@app.invalid',
  '//app.invalid@evil.example',
  '//[::1]',
  '//3627734734',
  '//evil%E3%80%82example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\evil.example',
  '//\\evil.example',
  '/shipments\\..\\..\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:\\\\evil.example',
  'ftp://evil.example',
  'ws://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'evil.example',
  'evil.example/path',
  '@evil.example',
  '.evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  '',
  ' ',
  ' /shipments',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/\ufeff/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/;//evil.example',
  '/shipments//evil.example',
  '/https://evil.example',
  '/／evil.example',
  '/%ef%bc%8fevil.example',
  '/＼evil.example',
  '/%',
  '/%zz',
  '/%e0%a4',
];

describe('safeReturnPath', () => {
  it('covers at least fifty distinct forms', () => {
    expect(new Set(openRedirects).size).toBeGreaterThanOrEqual(50);
  });

  it.each(openRedirects)('refuses %j', (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it('refuses a path longer than an address line carries', () => {
    expect(safeReturnPath(`/${'a'.repeat(2047)}`)).not.toBeNull();
    expect(safeReturnPath(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  it.each([null, undefined])('refuses %j', (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it.each([
    '/',
    '/shipments/MyShipments',
    '/shipments/ShipmentDetails/shp_01hx0000000000000000000000',
    '/trace/MZ79927398713?from=list&sort=-created_at#events',
    '/shipments/MyShipments?q=%D8%A3%D8%AD%D9%85%D8%AF',
    '/trace/a%20b',
    '/companies/?next=https://evil.example',
  ])('keeps %j', (text) => {
    expect(safeReturnPath(text)).toBe(text);
  });

  it('percent-encodes what a person may paste', () => {
    expect(safeReturnPath('/trace/أ')).toBe('/trace/%D8%A3');
  });

  it('resolves dot segments inside the app', () => {
    expect(safeReturnPath('/a/../shipments')).toBe('/shipments');
  });

  it('never gives a path that leads to another origin, however often it is read', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '%25', '@', ':', '\t', '／');
    const text = fc.array(
      fc.oneof(piece, fc.constantFrom('evil.example', 'https:', 'a', '?', '#')),
    );
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
});
