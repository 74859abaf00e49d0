import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a compressed copy beside each text file of the build. */
export function precompress(): Plugin {
  const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
  return {
    name: 'mizan-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          const content = await readFile(file);
          await writeFile(`${file}.br`, await brotli(content));
          await writeFile(`${file}.gz`, await gzip(content));
        }),
      );
    },
  };
}
