import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The source catalogues, for tests. */
const root = path.resolve(import.meta.dirname, '../..');

export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

/** Folders of `src` with their own texts. */
export const folders = globSync('**/messages.en.json', { cwd: root }).map((file) =>
  path.dirname(file),
);

/** `id -> text` of a folder's file, in the file's order. */
export function readFolder(folder: string, kind: Language | 'notes'): Map<string, string> {
  const file = path.join(root, folder, `messages.${kind}.json`);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

const catalogues = {
  ar: new Map(folders.flatMap((folder) => [...readFolder(folder, 'ar')])),
  en: new Map(folders.flatMap((folder) => [...readFolder(folder, 'en')])),
};

export const ids = [...catalogues.en.keys()];

/** The text of an id; empty if the language does not have it, which another test reports. */
export function messageOf(language: Language, id: string): string {
  return catalogues[language].get(id) ?? '';
}

const parsed = {
  ar: new Map(ids.map((id) => [id, parse(messageOf('ar', id))])),
  en: new Map(ids.map((id) => [id, parse(messageOf('en', id))])),
};

/** The syntax of a message. One that is not valid ICU stops every test of the catalogues. */
export function syntaxOf(language: Language, id: string): MessageFormatElement[] {
  return parsed[language].get(id) ?? [];
}

/** Every element of a message, including those inside plurals, selects and tags. */
export function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))];
  });
}

/** The text of a message without its values. */
export function wordsOf(language: Language, id: string): string[] {
  return elementsOf(syntaxOf(language, id)).flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : [],
  );
}

/** Names of a message's values and tags. */
export function placeholdersOf(language: Language, id: string): string[] {
  const names = elementsOf(syntaxOf(language, id)).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  return [...new Set(names)].sort();
}
