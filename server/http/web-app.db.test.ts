import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/each-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const database = useDatabase();
let root: string;
let server: TestApp;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mizan-dist-'));
  await mkdir(path.join(root, 'assets'));
  const files = {
    'index.html': '<!doctype html><html><head><title>M</title></head></html>',
    'assets/app-1a2b3c.js': 'export {};',
    'assets/app-1a2b3c.js.br': 'compressed',
    'robots.txt': 'User-agent: *\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  server = await startTestApp({ db: database(), webRoot: root });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

describe('a page', () => {
  it.each([
    ['/', 'text/html'],
    ['/no/such/page', 'text/html'],
    ['/trace/MZ48205173965', 'text/html'],
    ['/', '*/*'],
    ['/trace?q=1.5', '*/*'],
  ])('is the app: %s for a client that accepts %s', async (url, accept) => {
    const { statusCode, headers, body } = await open(url, { accept });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>M</title>');
  });

  it('has its own nonce for styles, and no other inline code', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (url) => {
        const { body, headers } = await open(url);
        const nonce = /<head><meta property="csp-nonce" content="([^"]{22,})">/.exec(body)?.[1];
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('a file', () => {
  const immutable = 'public, max-age=31536000, immutable';
  it.each([
    ['/assets/app-1a2b3c.js', {}, { 'cache-control': immutable }, 'export {};'],
    [
      '/assets/app-1a2b3c.js',
      { 'accept-encoding': 'br' },
      { 'cache-control': immutable, 'content-encoding': 'br' },
      'compressed',
    ],
    ['/robots.txt', {}, { 'cache-control': 'public, max-age=3600' }, 'User-agent: *\n'],
  ])(
    'is cached for good if its name comes from its content, and sent compressed: %s %j',
    async (url, accepted, expected, text) => {
      const { headers, body } = await open(url, { accept: '*/*', ...accepted });
      expect(body).toBe(text);
      expect(headers).toMatchObject(expected);
    },
  );

  it.each(['/assets/app-old.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json'])(
    'that does not exist is not found: %s',
    async (url) => {
      const { statusCode, body } = await open(url, { accept: '*/*' });
      expect([statusCode, body]).toEqual([404, 'Not found\n']);
    },
  );

  it('under /api belongs to the API, even for a browser', async () => {
    const answer = await open('/api/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown_path' });
  });
});
