import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const folders = globSync('**/messages.ar.json', { cwd: root }).map((file) => path.dirname(file));
const catalogues = Object.fromEntries(
  languages.map((language) => [language, readCatalogue(language)]),
) as Record<Language, Map<string, string>>;
const ids = [...catalogues.en.keys()];
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['api/generated/**'] })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  // Examples in comments ask for nothing.
  .replace(/\/\*[\s\S]*?\*\//g, '');

describe('message catalogues', () => {
  it('are found', () => {
    expect(folders.length).toBeGreaterThan(2);
    expect(globSync('**/messages.en.json', { cwd: root })).toHaveLength(folders.length);
  });

  it.each(folders)('of %s have the same ids in both languages, in order', (folder) => {
    const [arabic, english] = languages.map((language) => [...readFolder(folder, language).keys()]);
    expect(english).toEqual(arabic);
    expect(english).toEqual(english?.toSorted());
  });

  it('have every id once', () => {
    const all = folders.flatMap((folder) => [...readFolder(folder, 'en').keys()]);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('have every id that the app asks for', () => {
    const asked = [
      ...sources.matchAll(/\btext\(\s*'([^']+)'/g),
      ...sources.matchAll(/\b(?:id|\w+Id)[:=]\s*\{?\s*['"]([a-z][\w]*(?:\.\w+)+)['"]/g),
    ].map(([, id = '']) => id);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((id) => !catalogues.en.has(id))).toEqual([]);
    const begun = [...sources.matchAll(/\btext\(\s*`([^`$]+)\$\{/g)].map(([, start = '']) => start);
    expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it('have no id that nobody asks for', () => {
    const starts = templateStarts();
    const unused = ids.filter(
      (id) =>
        !sources.includes(`'${id}'`) &&
        !sources.includes(`"${id}"`) &&
        !starts.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('ask for the same values in both languages', () => {
    for (const id of ids) {
      expect({ id, names: placeholders('ar', id) }).toEqual({ id, names: placeholders('en', id) });
    }
  });

  it('have all six plural forms in Arabic', () => {
    const six = ['few', 'many', 'one', 'other', 'two', 'zero'];
    for (const id of ids) {
      for (const forms of pluralForms(parse(messageOf('ar', id)))) {
        // An exact form says the same as the plural form of that number.
        const named = forms.map(
          (form) => ({ '=0': 'zero', '=1': 'one', '=2': 'two' })[form] ?? form,
        );
        expect({ id, forms: [...new Set(named)].sort() }).toEqual({ id, forms: six });
      }
    }
  });
});

/** Beginnings of what may be ids put together: text(`shipments.status.${status}`). */
function templateStarts(): string[] {
  return [...sources.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, start = '']) => start);
}

function readCatalogue(language: Language): Map<string, string> {
  return new Map(folders.flatMap((folder) => [...readFolder(folder, language)]));
}

function readFolder(folder: string, language: Language): Map<string, string> {
  const file = path.join(root, folder, `messages.${language}.json`);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

function messageOf(language: Language, id: string): string {
  return catalogues[language].get(id) ?? '';
}

function placeholders(language: Language, id: string): string[] {
  const names = new Set<string>();
  visit(parse(messageOf(language, id)), (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return [...names].sort();
}

function pluralForms(elements: MessageFormatElement[]): string[][] {
  const found: string[][] = [];
  visit(elements, (element) => {
    if (element.type === TYPE.plural) found.push(Object.keys(element.options));
  });
  return found;
}

function visit(
  elements: MessageFormatElement[],
  seen: (element: MessageFormatElement) => void,
): void {
  for (const element of elements) {
    seen(element);
    if (element.type === TYPE.tag) visit(element.children, seen);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) visit(value, seen);
    }
  }
}
