import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/for-a-suite.ts';

const server = useTestApp();

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const bundle = new URL('../../openapi/generated/openapi.json', import.meta.url);

it.each(['/docs', '/docs/quick-start', '/docs/implement'])(
  'the page %s runs nothing inline, and loads nothing from elsewhere',
  async (url) => {
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*/);
    expect(body).not.toMatch(/<script(?! src=)|<style| style=| on[a-z]+=/);
    const urls = [...body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, each]) => each ?? '');
    expect(urls.filter((each) => !/^[/#](?!\/)/.test(each))).toEqual([]);
    const pages = ['/docs', '/docs/quick-start', '/docs/implement'];
    const files = ['/docs/openapi.yaml', '/docs/openapi.json'];
    expect(urls).toEqual(expect.arrayContaining([...pages, ...files]));
    for (const asset of urls.filter((each) => /^\/(t|docs)\/assets\//.test(each))) {
      expect((await open(asset)).statusCode, asset).toBe(200);
    }
  },
);

describe('the bundle', () => {
  it('is served as JSON and as YAML', async () => {
    const [json, yaml] = [await open('/docs/openapi.json'), await open('/docs/openapi.yaml')];
    for (const [form, { headers }] of Object.entries({ json, yaml })) {
      expect(headers).toMatchObject({
        'content-type': `application/${form}; charset=utf-8`,
        'content-disposition': `inline; filename="mizan-openapi.${form}"`,
      });
    }
    expect(json.body).toBe(readFileSync(bundle, 'utf8'));
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
