import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A program that does the whole quick start in one language. */
export interface Program {
  /** Also its file's extension. */
  id: (typeof LANGUAGES)[number]['id'];
  language: string;
  /** Name of its file. */
  file: string;
  /** The command that runs it. */
  command: string;
  needs: string;
  /** What comes before the first step, and then each step. Together they are the whole file. */
  parts: string[];
}

const LANGUAGES = [
  { id: 'sh', language: 'curl', interpreter: 'sh', needs: 'curl 7.76 and jq' },
  { id: 'mjs', language: 'JavaScript', interpreter: 'node', needs: 'Node 20' },
  { id: 'php', language: 'PHP', interpreter: 'php', needs: 'PHP 8' },
  { id: 'py', language: 'Python', interpreter: 'python3', needs: 'Python 3.9' },
] as const;

/** A comment such as `# 2. Ask …` begins a step. */
const STEP = /^(?=(?:#|\/\/) \d\. )/m;

/** Where the file of a program is. */
export function programFile(file: string): string {
  return path.join(import.meta.dirname, file);
}

/** The programs that the page prints, in the order of its choice of languages. */
export const PROGRAMS: readonly Program[] = LANGUAGES.map(({ interpreter, ...rest }) => {
  const file = `quick-start.${rest.id}`;
  return {
    ...rest,
    file,
    command: `${interpreter} ${file}`,
    parts: readFileSync(programFile(file), 'utf8').split(STEP),
  };
});
