import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const fonts = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
const require = createRequire(import.meta.url);
/** The web app's icon. */
const icon = path.resolve(import.meta.dirname, '../../../../src/ui/brand/mizan-icon.svg');

/** Serves style, icon and typeface of the public pages: a fixed list, read once. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const serve = async (url: string, type: string, ...parts: string[]) => {
    const content = Buffer.concat(await Promise.all(parts.map((part) => readFile(part))));
    app.get(`/t/assets/${url}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    );
  };
  const styles = ['page', 'journey', 'form'].map((part) =>
    path.join(import.meta.dirname, `style/${part}.css`),
  );
  await serve('style.css', 'text/css; charset=utf-8', ...styles);
  await serve('icon.svg', 'image/svg+xml', icon);
  for (const script of ['arabic', 'latin']) {
    for (const weight of [400, 600]) {
      const file = require.resolve(`${fonts}-${script}-${weight}-normal.woff2`);
      await serve(`fonts/${script}-${weight}.woff2`, 'font/woff2', file);
    }
  }
}
