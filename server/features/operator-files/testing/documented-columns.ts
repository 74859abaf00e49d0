import { readFileSync } from 'node:fs';

/** The columns that the table in a section of the operators' manual explains, in its order. */
export function documentedColumns(section: string): string[] {
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${section}\n`);
  const cells = [...(text.split('\n## ')[0]?.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm) ?? [])];
  return cells.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
}
