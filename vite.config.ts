import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Compiles the message catalogues (`messages.ar.json`, `messages.en.json` beside each feature)
 * to ICU syntax trees, so that the browser loads no parser. A malformed message stops the build
 * with its id.
 */
function compileMessages(): Plugin {
  return {
    name: 'mizan-compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\.(ar|en)\.json$/ },
      handler(source, file) {
        const messages = JSON.parse(source) as Record<string, string>;
        const compiled = Object.entries(messages).map(([id, text]) => {
          try {
            return [id, parse(text)];
          } catch (cause) {
            throw new Error(`${file}: message "${id}" is not valid ICU`, { cause });
          }
        });
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
  };
}

/** Writes each text file of the build compressed beside it; the server sends what a browser takes. */
function precompress(): Plugin {
  const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
  return {
    name: 'mizan-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
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

export default defineConfig({
  plugins: [compileMessages(), react(), precompress()],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file compresses better than the thirty that every page needs in any case.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@emotion|stylis|react-intl|intl-messageformat|@formatjs|react-hook-form)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // What tests and the server write is no reason to reload the page.
    watch: { ignored: ['**/reports/**', '**/.data/**'] },
    proxy: { '/api': process.env.API_URL ?? 'http://localhost:4000' },
  },
});
