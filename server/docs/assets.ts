import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { programFile, PROGRAMS, RECEIVERS, VERIFIER } from './quick-start/programs.ts';
import { serveContent, type Served } from './serve-content.ts';

const require = createRequire(import.meta.url);
const here = (name: string) => path.join(import.meta.dirname, name);
const generated = (name: string) =>
  path.resolve(import.meta.dirname, '../../openapi/generated', name);
const renderer = (name: string) => require.resolve(`swagger-ui-dist/${name}`);

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/**
 * The committed bundle, the programs of the quick start and the pages' assets. Icon and typeface
 * are shared with `/t`.
 */
const FILES: readonly (Served & { file: string | string[] })[] = [
  {
    url: '/openapi.yaml',
    // RFC 9512.
    type: 'application/yaml; charset=utf-8',
    file: generated('openapi.yaml'),
    saveAs: 'mizan-openapi.yaml',
  },
  {
    url: '/openapi.json',
    type: 'application/json; charset=utf-8',
    file: generated('openapi.json'),
    saveAs: 'mizan-openapi.json',
  },
  {
    url: '/assets/style.css',
    type: STYLE,
    file: ['frame', 'article', 'quick-start', 'reference'].map((part) => here(`style/${part}.css`)),
  },
  { url: '/assets/start-reference.js', type: SCRIPT, file: here('start-reference.js') },
  { url: '/assets/quick-start.js', type: SCRIPT, file: here('quick-start/choose-and-copy.js') },
  { url: '/assets/swagger-ui.css', type: STYLE, file: renderer('swagger-ui.css') },
  { url: '/assets/swagger-ui-bundle.js', type: SCRIPT, file: renderer('swagger-ui-bundle.js') },
  ...[...PROGRAMS, VERIFIER, ...RECEIVERS].map(({ file }) => ({
    url: `/${file}`,
    type: TEXT,
    file: programFile(file),
    saveAs: file,
  })),
];

/** Serves a fixed list of files, read once. */
export async function serveFiles(docs: FastifyInstance): Promise<void> {
  for (const { file, ...served } of FILES) {
    const content = Buffer.concat(await Promise.all([file].flat().map((part) => readFile(part))));
    serveContent(docs, served, () => content);
  }
}
