import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import {
  elementsOf,
  folders,
  ids,
  languages,
  placeholdersOf,
  readFolder,
  syntaxOf,
  type Language,
} from './testing/catalogues.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['api/generated/**'] })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  // Examples in comments do not count.
  .replace(/\/\*[\s\S]*?\*\//g, '');

it('catalogues are found', () => {
  expect(folders.length).toBeGreaterThan(2);
  expect(globSync('**/messages.ar.json', { cwd: root })).toHaveLength(folders.length);
});

it.each(folders)('catalogues of %s have the same ids in the same order', (folder) => {
  const [arabic, english] = languages.map((language) => [...readFolder(folder, language).keys()]);
  expect(english).toEqual(arabic);
  expect(english).toEqual(english?.toSorted());
});

it.each(folders)('catalogues of %s have a note for translators for every id', (folder) => {
  const english = [...readFolder(folder, 'en').keys()];
  const notes = readFolder(folder, 'notes');
  expect([...notes.keys()]).toEqual(english);
  for (const [id, note] of notes) {
    const told = [...note.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(told)].sort(), id).toEqual(placeholdersOf('en', id));
    expect(note, id).toMatch(/^.{10,}$/);
  }
});

it('catalogues define every id once', () => {
  const all = folders.flatMap((folder) => [...readFolder(folder, 'en').keys()]);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

it('catalogues have every id that the app uses', () => {
  const asked = [
    ...sources.matchAll(/\btext\(\s*'([^']+)'/g),
    ...sources.matchAll(/\b(?:id|\w+Id)[:=]\s*\{?\s*['"]([a-z][\w]*(?:\.\w+)+)['"]/g),
  ].map(([, id = '']) => id);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  const begun = [...sources.matchAll(/\btext\(\s*`([^`$]+)\$\{/g)].map(([, start = '']) => start);
  expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
});

it('catalogues have no unused id', () => {
  // Literal starts of templates that build ids: text(`shipments.status.${status}`).
  const templates = sources.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g);
  const starts = [...templates].map(([, start = '']) => start);
  const unused = ids.filter(
    (id) =>
      !sources.includes(`'${id}'`) &&
      !sources.includes(`"${id}"`) &&
      !starts.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

it('catalogues have the same values, types and tags in both languages', () => {
  for (const id of ids) {
    expect({ id, kinds: kindsOf('ar', id) }).toEqual({ id, kinds: kindsOf('en', id) });
  }
});

it.each([
  ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  ['en', ['one', 'other']],
] as const)('catalogues have all plural forms of %s', (language, needed) => {
  for (const id of ids) {
    for (const element of elementsOf(syntaxOf(language, id))) {
      if (element.type !== TYPE.plural) continue;
      // Exact forms are for different wording. They do not replace a plural form.
      const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
      expect({ id, forms: forms.sort() }).toEqual({ id, forms: needed });
    }
  }
});

/** The type of each value and tag in a message: `count plural`, `link tag`. */
function kindsOf(language: Language, id: string): string[] {
  const kinds = elementsOf(syntaxOf(language, id)).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound
      ? []
      : [`${element.value} ${TYPE[element.type]}`],
  );
  return [...new Set(kinds)].sort();
}
