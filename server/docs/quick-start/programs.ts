import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A program that the page prints in one language. */
export interface Program {
  /** Also its file's extension. */
  id: 'sh' | 'mjs' | 'php' | 'py';
  language: string;
  /** Name of its file. */
  file: string;
  /** The command that runs it. */
  command: string;
  needs: string;
  /** What comes before the first step, and then each step. Together they are the whole file. */
  parts: string[];
}

/** A comment such as `# 2. Ask …` begins a step. */
const STEP = /^(?=(?:#|\/\/) \d\. )/m;

/** Where the file of a program is. */
export function programFile(file: string): string {
  return path.join(import.meta.dirname, file);
}

/** The programs that do the whole quick start, in the order of the page's choice of languages. */
export const PROGRAMS: readonly Program[] = [
  program('quick-start.sh', 'curl', 'sh quick-start.sh', 'curl 7.76 and jq'),
  program('quick-start.mjs', 'JavaScript', 'node quick-start.mjs', 'Node 20'),
  program('quick-start.php', 'PHP', 'php quick-start.php', 'PHP 8'),
  program('quick-start.py', 'Python', 'python3 quick-start.py', 'Python 3.9'),
];

/** The one that says whether a webhook that was saved is genuine: a shell receives none. */
export const VERIFIER: Program = program(
  'verify-event.sh',
  'Shell',
  'sh verify-event.sh "$ID" "$TIMESTAMP" "$SIGNATURE" body.json',
  'openssl',
);

/** The programs that receive webhooks. */
export const RECEIVERS: readonly Program[] = [
  program('receive-events.mjs', 'JavaScript', 'node receive-events.mjs', 'Node 20'),
  program('receive-events.php', 'PHP', 'php -S 127.0.0.1:$PORT receive-events.php', 'PHP 8'),
  program('receive-events.py', 'Python', 'python3 receive-events.py', 'Python 3.9'),
];

function program(file: string, language: string, command: string, needs: string): Program {
  const id = path.extname(file).slice(1) as Program['id'];
  const parts = readFileSync(programFile(file), 'utf8').split(STEP);
  return { id, language, file, command, needs, parts };
}
