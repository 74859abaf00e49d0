import type { Paragraph } from './words.ts';

/** Words with the values in place of their names in braces. */
export function fill(words: string, values: Paragraph['values']): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
