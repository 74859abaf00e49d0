import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before a server (`--import`), it changes one piece of one of its files as the file is read.
 * `MUTANT` has the file's absolute path, the piece's start and end in UTF-16 code units, and what
 * takes its place, as JSON.
 */
const { file, start, end, code } = JSON.parse(process.env.MUTANT ?? '{}') as {
  file: string;
  start: number;
  end: number;
  code: string;
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || fileURLToPath(url) !== file) return nextLoad(url, context);
    const text = readFileSync(file, 'utf8');
    return {
      format: 'module-typescript',
      source: text.slice(0, start) + code + text.slice(end),
      shortCircuit: true,
    };
  },
});
