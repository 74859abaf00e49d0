import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-messages.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/**
 * Writes the texts of each feature, and those of all screens, as JSON files, which browsers read
 * faster than scripts. One hash of all of them names their folder: a hash of each would be 3 KiB
 * of code on every page. `src/i18n/fetch-catalogue.ts` fetches them.
 */
export function textsAsData(): Plugin {
  const files = [...textFiles()].map(([name, texts]) => [name, JSON.stringify(texts)] as const);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  return {
    name: 'mizan-texts-as-data',
    apply: 'build',
    config: () => ({ define: { TEXTS_FOLDER: JSON.stringify(`texts-${hash}`) } }),
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/texts-${hash}/${name}`, source });
      }
    },
  };
}

/** Compiled texts by the name of their file: `profile/webhooks.ar.json`. */
function textFiles(): Map<string, object> {
  const files = new Map<string, object>();
  for (const found of globSync('**/messages.{ar,en}.json', { cwd: src }).toSorted()) {
    const [top = '', ...below] = path.dirname(found).split(path.sep);
    const folder = top === 'features' ? below.join('/') : 'all-screens';
    const name = `${folder}.${path.basename(found).replace('messages.', '')}`;
    const file = path.join(src, found);
    const texts = compileCatalogue(readFileSync(file, 'utf8'), file);
    files.set(name, { ...files.get(name), ...texts });
  }
  return files;
}
