import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProcessResult, runProcess } from '../../../../codegen/run-process.ts';

const ENTITIES: Record<string, string> = { 38: '&', 60: '<', 62: '>', 34: '"', 39: "'" };

/** What the page of the quick start prints, read as a person does who copies it. */
export function printedOn(page: string) {
  const figures = [
    ...page.matchAll(/<figcaption>([^<]+)<\/figcaption>\s*<pre><code>([^<]*)<\/code>/g),
  ];
  const commands = [...page.matchAll(/>(quick-start\.\w+)<\/a>[^<]*<code>([^<]+)<\/code>/g)];
  return {
    /** All steps of a program as one file. */
    program(language: string): string {
      const steps = figures.filter(([, name]) => name === language);
      return steps.map(([, , code = '']) => `${decoded(code)}\n`).join('\n');
    },
    /** Saves a program in a folder, and runs it there as the page says, with these variables. */
    async run(
      language: string,
      folder: string,
      env: Record<string, string>,
    ): Promise<ProcessResult> {
      const languages = [...new Set(figures.map(([, name]) => name))];
      const [, file = '', command = ''] = commands[languages.indexOf(language)] ?? [];
      await writeFile(path.join(folder, file), this.program(language));
      const [interpreter = '', ...args] = command.split(' ');
      return runProcess(interpreter, args, { cwd: folder, env, timeout: 50_000 });
    },
  };
}

function decoded(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (entity, code: string) => ENTITIES[code] ?? entity);
}
