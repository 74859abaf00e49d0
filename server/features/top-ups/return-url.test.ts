import { describe, expect, it } from 'vitest';
import { isReturnUrl } from './return-url.ts';

const ORIGINS = ['https://mizan.example', 'https://shop.example'];

/** Addresses known to lead browsers, proxies or routers to another site (CWE-601). */
const ELSEWHERE = [
  'https://evil.example',
  'https://evil.example/',
  'http://evil.example/shipments',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//evil.example/%2f..',
  '//evil.example/..;/css',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%252f%252fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '/\u3000/evil.example',
  '/\uff0f/evil.example',
  '/\uff3cevil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://https://evil.example',
  'HTTPS://evil.example',
  'https://mizan.example@evil.example/',
  'https://mizan.example:443@evil.example/',
  'https://mizan.example%2f@evil.example/',
  'https://mizan.example.evil.example/',
  'https://evil.example/https://mizan.example/',
  'https://evil.example#https://mizan.example/',
  'https://evil.example?https://mizan.example/',
  'https://mizan.example\\@evil.example/',
  'https://mizan.example//evil.example',
  'https://mizan.example/\\evil.example',
  'https://mizan.example/%2f%2fevil.example',
  'https://shop.example.evil.example/',
  'https://shop.examplе/',
  'http://mizan.example/',
  'https://mizan.example:8443/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://mizan.example/1',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'mailto:somebody@evil.example',
  'evil.example',
  'www.evil.example/',
  '?next=//evil.example',
  '#//evil.example',
  '.',
  '',
];

describe('isReturnUrl', () => {
  it.each(ELSEWHERE)('refuses %j', (text) => {
    expect(isReturnUrl(text, ORIGINS)).toBe(false);
  });

  it.each([
    '/',
    '/payment',
    '/shipments/CreateShipment?from=riyadh&to=jeddah',
    '/profile?tab=keys#scopes',
    'https://mizan.example/payment',
    'https://shop.example/orders/7?paid=1',
  ])('accepts %j', (text) => {
    expect(isReturnUrl(text, ORIGINS)).toBe(true);
  });
});
