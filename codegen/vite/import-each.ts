/**
 * Code in which an import of several names is one import for each, so that each can be of a module
 * of its own. Types are left out.
 *
 * @param pattern finds the imports: their names, then what they import from.
 * @param moduleOf the module with a name.
 */
export function importEach(
  code: string,
  pattern: RegExp,
  moduleOf: (name: string, from: string) => string,
): string {
  return code.replaceAll(pattern, (_, names: string, from: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import { ${name} } from '${moduleOf(name.replace(/ as .*/, ''), from)}';`)
      .join(' '),
  );
}
