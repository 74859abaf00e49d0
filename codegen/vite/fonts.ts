import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const packageName = '@fontsource/ibm-plex-sans-arabic';
const require = createRequire(import.meta.url);
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/mizan-fonts');

const weights = [400, 500, 600] as const;

type Range = readonly [first: number, last: number];

/**
 * The characters that nearly every page uses, and the rest that the script's full file covers.
 * A page loads the full file only if it shows another letter, such as a Persian گ.
 */
const scripts: { name: 'arabic' | 'latin'; everyday: readonly Range[]; all: readonly Range[] }[] = [
  {
    name: 'arabic',
    everyday: ranges('60c 61b 61f 621-63a 640-655 66a 670 200c-200f'),
    all: ranges('600-6ff 750-77f 8a0-8ff 200c-200f fb50-fdff fe70-fefc'),
  },
  {
    name: 'latin',
    everyday: ranges(
      '20-7e a0 a9 ab b0-b3 b7 bb d7 e9 2013-2014 2018-201d 2022 2026 2066-2069 2212',
    ),
    all: ranges('0-ff 131 152-153 2c6 2da 2dc 2000-200b 2010-206f 20ac 2122 2191 2193 2215'),
  },
];

/**
 * Writes the product's typeface, reduced to common characters, with its style sheet into a
 * folder of the cache; returns that folder. `import '#fonts/fonts.css'` takes it from there.
 */
export async function prepareFonts(): Promise<string> {
  const { version } = require(`${packageName}/package.json`) as { version: string };
  const key = createHash('sha256')
    .update(version + JSON.stringify(scripts))
    .digest('hex');
  const folder = path.join(cache, key.slice(0, 12));
  if (existsSync(folder)) return folder;

  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const faces = await Promise.all(
    weights.flatMap((weight) =>
      scripts.map(async ({ name, everyday, all }) => {
        const file = `${packageName}/files/ibm-plex-sans-arabic-${name}-${weight}-normal.woff2`;
        const whole = await readFile(require.resolve(file));
        const cut = await subsetFont(whole, lettersOf(everyday), { targetFormat: 'woff2' });
        await writeFile(path.join(draft, `${name}-${weight}.woff2`), cut);
        await writeFile(path.join(draft, `${name}-${weight}-rest.woff2`), whole);
        return [
          face(weight, `${name}-${weight}-rest.woff2`, without(all, everyday)),
          face(weight, `${name}-${weight}.woff2`, everyday),
        ];
      }),
    ),
  );
  await writeFile(path.join(draft, 'fonts.css'), faces.flat().join('\n'));
  // Another build may have been faster; its folder is just as good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/**
 * Preloads the typefaces that every page needs, before the browser has read the styles. Those of
 * headings and buttons come after the code: without them the first screen is laid out twice.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'mizan-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/(arabic|latin)-\d+-[^.]*\.woff2$/.test(file) && !/-rest-/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
              ...(!/-400-/.test(file) && { fetchpriority: 'low' }),
            },
          })),
    },
  };
}

function face(weight: number, file: string, covered: readonly Range[]): string {
  const unicodeRange = covered.map(([first, last]) =>
    first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
  );
  return `@font-face {
  font-family: 'IBM Plex Sans Arabic';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange.join(', ')};
}`;
}

function lettersOf(covered: readonly Range[]): string {
  return covered
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

/** The rest of `all` without `taken`; both sorted. */
function without(all: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>(
    (left, [first, last]) =>
      left.flatMap(([from, to]): Range[] => {
        if (last < from || first > to) return [[from, to]];
        const before: Range[] = first > from ? [[from, first - 1]] : [];
        const after: Range[] = last < to ? [[last + 1, to]] : [];
        return [...before, ...after];
      }),
    [...all],
  );
}

/** `621-63a 670`: code points and ranges of them, hexadecimal. */
function ranges(list: string): Range[] {
  return list.split(' ').map((item) => {
    const [first = '', last = first] = item.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
