import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './catalogues.ts';

/** Texts for people that are not in a catalogue, for tests. */
export interface FoundText {
  /** Where it is: a file and line, or a path in the contract. */
  place: string;
  language: Language;
  text: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const ARABIC = /\p{Script=Arabic}/u;

/** Files with words of others: of files to import, of couriers and customers, of shops. */
const othersWords = [
  'server/features/import-batches/reading/**',
  'server/features/products/files/headings.ts',
  'server/features/shipments/list/*search*.ts',
  'server/sample-data/{courier-words,rating-texts,orders,products}.ts',
  'server/store-simulator/**',
  'common/contact-details.ts',
];

/**
 * Texts in the code of the server: those in Arabic, and every string beside them, in files with Arabic
 * texts.
 */
export function textsOfServer(): FoundText[] {
  return globSync('{server,common}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**', ...othersWords],
  }).flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    if (!ARABIC.test(code)) return [];
    return stringsOf(code).map(({ line, text }) => ({
      place: `${file}:${line}`,
      language: ARABIC.test(text) ? ('ar' as const) : ('en' as const),
      text,
    }));
  });
}

/** Comments and strings of code; what is in strings has a group. */
const STRINGS =
  /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** Names of types in the contract. */
const TYPES = /Schemas\['\w+'\]/g;
/** A value such as `shipment_charge`, which nobody reads. */
const CODE = /^[a-z0-9_.:/-]*$/;

function stringsOf(code: string): { line: number; text: string }[] {
  return [...code.replace(TYPES, '').matchAll(STRINGS)].flatMap((match) => {
    const text = match.slice(1).find((group) => group !== undefined);
    if (text === undefined || CODE.test(text)) return [];
    const line = code.slice(0, match.index).split('\n').length;
    return { line, text: text.replace(/\$\{[^}]*\}/g, '0') };
  });
}

/** Names and problems in the contract: their Arabic, and the English beside it. */
export function textsOfContract(): FoundText[] {
  const contract: unknown = JSON.parse(
    readFileSync(path.join(root, 'openapi/generated/openapi.json'), 'utf8'),
  );
  const found: FoundText[] = [];
  const add = (place: string, text: unknown) => {
    if (typeof text !== 'string') return;
    found.push({ place, language: ARABIC.test(text) ? 'ar' : 'en', text });
  };
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { ar, en, title, detail, code } = node as Record<string, unknown>;
    if (typeof ar === 'string') {
      add(`${place}/ar`, ar);
      add(`${place}/en`, en);
    }
    if (typeof code === 'string' && typeof title === 'string') {
      add(`${place}/title`, title);
      add(`${place}/detail`, detail);
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${place}/${key}`);
  };
  visit(contract, '');
  return found;
}
