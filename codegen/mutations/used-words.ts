import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** Hand-written code of the web app, the backend and what they share; no tests. */
const sources = '{src,server,common}/**/*.{ts,tsx}';
const notCounted = /\.(test|stops)\.tsx?$|\/generated\/|\/testing\/|\/bench\//;

/** The words that occur in the program, and so the parts of a contract that it may use. */
export interface Usage {
  /** Whether it occurs anywhere as a name or a string. */
  has: (word: string) => boolean;
  /** Whether a file contains one of the words and also this number or regular expression. */
  states: (words: readonly string[], bound: string) => boolean;
}

export async function usageIn(repository: string): Promise<Usage> {
  const files = globSync(sources, { cwd: repository }).filter((file) => !notCounted.test(file));
  const words = await Promise.all(
    files.map(async (file) => wordsOf(await readFile(path.join(repository, file), 'utf8'))),
  );
  return {
    has: (word) => words.some((each) => each.has(word)),
    states: (names, bound) =>
      words.some((each) => each.has(bound) && names.some((name) => each.has(name))),
  };
}

/** Names, strings, numbers without separators, and regular expressions without their slashes. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isNumericLiteral(node)) words.add(String(Number(node.text)));
    if (ts.isRegularExpressionLiteral(node)) words.add(node.text.replace(/^\/|\/[a-z]*$/g, ''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest));
  return words;
}
