import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let root: string;
let server: TestApp;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mizan-dist-'));
  await mkdir(path.join(root, 'assets'));
  await writeFile(
    path.join(root, 'index.html'),
    '<!doctype html><html><head><title>M</title></head></html>',
  );
  await writeFile(path.join(root, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(path.join(root, 'assets', 'app-1a2b3c.js.br'), 'compressed');
  await writeFile(path.join(root, 'robots.txt'), 'User-agent: *\n');
  server = await startTestApp({ webRoot: root });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

describe('a page', () => {
  it.each(['/', '/shipments/MyShipments', '/no/such/page', '/trace/MZ48205173965'])(
    'is the app: %s',
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('<title>M</title>');
    },
  );

  it('is also sent to clients that accept anything, unless the address is a file', async () => {
    expect((await open('/', { accept: '*/*' })).statusCode).toBe(200);
    expect((await open('/trace?q=1.5', { accept: '*/*' })).statusCode).toBe(200);
    expect((await open('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404);
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
  it('with a name made from its content is cached permanently', async () => {
    const { headers, body } = await open('/assets/app-1a2b3c.js', { accept: '*/*' });
    expect(body).toBe('export {};');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is sent compressed if the build compressed it', async () => {
    const { headers, body } = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toBe('compressed');
  });

  it('with a fixed name is revalidated', async () => {
    const { headers } = await open('/robots.txt', { accept: '*/*' });
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/app-old.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json'])(
    'that does not exist is not found: %s',
    async (url) => {
      const { statusCode, body } = await open(url, { accept: '*/*' });
      expect(statusCode).toBe(404);
      expect(body).toBe('Not found\n');
    },
  );

  it('under /api belongs to the API, even for a browser', async () => {
    const answer = await open('/api/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
