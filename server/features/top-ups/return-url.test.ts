import { expect, it } from 'vitest';
import { isReturnUrl } from './return-url.ts';

const ORIGINS = ['https://mizan.example', 'https://shop.example'];

/**
 * Addresses known to lead browsers, proxies or routers to another site (CWE-601), beyond those of
 * common/return-path.test.ts.
 */
const ELSEWHERE = [
  ...['https://evil.example/', 'http://evil.example/shipments', ' https://evil.example'],
  ...['https://https://evil.example', 'ftp://evil.example/', 'www.evil.example/', '.'],
  ...['mailto:somebody@evil.example', 'blob:https://mizan.example/1'],
  ...['//evil.example/..;/css', '/%5c%5cevil.example', '/\tevil.example', '/\r\n/evil.example'],
  ...['/\u3000/evil.example', '/\uff0f/evil.example', '/\uff3cevil.example'],
  // An allowed origin, but not as the origin.
  ...['https://mizan.example@evil.example/', 'https://mizan.example:443@evil.example/'],
  ...['https://mizan.example%2f@evil.example/', 'https://mizan.example\\@evil.example/'],
  ...['https://mizan.example.evil.example/', 'https://shop.example.evil.example/'],
  ...['https://evil.example/https://mizan.example/', 'https://evil.example#https://mizan.example/'],
  'https://evil.example?https://mizan.example/',
  // Almost an allowed origin; the last letter of the second is Cyrillic.
  ...['http://mizan.example/', 'https://shop.examplе/', 'https://mizan.example:8443/'],
  // An allowed origin before a path that leads elsewhere.
  ...['https://mizan.example//evil.example', 'https://mizan.example/\\evil.example'],
  'https://mizan.example/%2f%2fevil.example',
];

it.each(ELSEWHERE)('refuses %j', (text) => {
  expect(isReturnUrl(text, ORIGINS)).toBe(false);
});

it.each([
  '/',
  '/shipments/CreateShipment?from=riyadh&to=jeddah',
  '/profile?tab=keys#scopes',
  'https://mizan.example/payment',
  'https://shop.example/orders/7?paid=1',
])('accepts %j', (text) => {
  expect(isReturnUrl(text, ORIGINS)).toBe(true);
});
