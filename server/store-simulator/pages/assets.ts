import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const fonts = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
const require = createRequire(import.meta.url);

/** Style, icon, typeface and script of the pages: a fixed list, read once. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const serve = (url: string, type: string, content: string | Buffer) => {
    app.get(`/assets/${url}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .header('x-content-type-options', 'nosniff')
        .send(content),
    );
  };
  const read = (name: string) => readFile(path.join(import.meta.dirname, name));
  const styles = await Promise.all(['page', 'stores'].map((part) => read(`style/${part}.css`)));
  serve('style.css', 'text/css; charset=utf-8', Buffer.concat(styles));
  serve('icon.svg', 'image/svg+xml', await read('icon.svg'));
  for (const script of ['arabic', 'latin']) {
    for (const weight of [400, 600]) {
      const file = require.resolve(`${fonts}-${script}-${weight}-normal.woff2`);
      serve(`fonts/${script}-${weight}.woff2`, 'font/woff2', await readFile(file));
    }
  }
  const source = withoutTypes(String(await read('refresh.ts')));
  serve('refresh.js', 'text/javascript; charset=utf-8', source);
}

/** Strips types as Node does for our own files, without printing Node's experimental warning. */
function withoutTypes(source: string): string {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
