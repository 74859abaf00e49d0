import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const bundle = new URL('../../openapi/generated/openapi.json', import.meta.url);

describe.each(['/docs', '/docs/implement'])('the page %s', (url) => {
  it('runs nothing inline, and loads nothing from elsewhere', async () => {
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*/);
    expect(body).not.toMatch(/<script(?! src=)|<style| style=| on[a-z]+=/);
    const urls = [...body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, each]) => each ?? '');
    expect(urls.filter((each) => !/^[/#](?!\/)/.test(each))).toEqual([]);
    for (const asset of urls.filter((each) => /^\/(t|docs)\/assets\//.test(each))) {
      expect((await open(asset)).statusCode, asset).toBe(200);
    }
  });

  it('links to the other page and to the bundle', async () => {
    const { body } = await open(url);
    for (const link of ['/docs', '/docs/implement', '/docs/openapi.yaml', '/docs/openapi.json']) {
      expect(body).toContain(`href="${link}"`);
    }
  });
});

describe('the bundle', () => {
  it('is served as JSON and as YAML', async () => {
    const json = await open('/docs/openapi.json');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.headers['content-disposition']).toBe('inline; filename="mizan-openapi.json"');
    expect(json.body).toBe(readFileSync(bundle, 'utf8'));
    const yaml = await open('/docs/openapi.yaml');
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(yaml.headers['content-disposition']).toBe('inline; filename="mizan-openapi.yaml"');
    expect(parse(yaml.body)).toEqual(json.json());
  });

  it('is cached by ETag, and compressed for clients that accept it', async () => {
    const plain = await open('/docs/openapi.json');
    const small = await open('/docs/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    const again = await open('/docs/openapi.json', { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

it('answers unknown addresses below /docs itself', async () => {
  const { statusCode, body } = await open('/docs/nowhere', { accept: 'text/html' });
  expect(statusCode).toBe(404);
  expect(body).toBe('Not found\n');
});
