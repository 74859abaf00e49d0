import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProcessResult, runProcess } from '../../../../codegen/run-process.ts';
import { type ServerProcess, startProcess } from '../../../../e2e/provision/server-process.ts';

const ENTITIES: Record<string, string> = { 38: '&', 60: '<', 62: '>', 34: '"', 39: "'" };

export type PrintedPage = ReturnType<typeof printedOn>;

/** What the page of the quick start prints, read as a person does who copies it. */
export function printedOn(page: string) {
  const figures = [
    ...page.matchAll(
      /data-file="([^"]+)">\s*<figcaption>[^<]+<\/figcaption>\s*<pre><code>([^<]*)</g,
    ),
  ];
  /** All parts of a program as one file. */
  const program = (file: string) => {
    const parts = figures.filter(([, name]) => name === file);
    return parts.map(([, , code = '']) => `${decoded(code)}\n`).join('\n');
  };
  /** Saves a program in a folder. @returns the arguments of `sh` that run it there. */
  const save = async (file: string, folder: string) => {
    await writeFile(path.join(folder, file), program(file));
    const [, after = ''] = page.split(`download="${file}"`);
    const [, command = ''] = /<\/a>.*?run it.*?<code>([^<]+)<\/code>/s.exec(after) ?? [];
    return ['-c', `exec ${decoded(command)}`];
  };
  return {
    program,
    /** Saves a program in a folder, and runs it there as the page says, with these variables. */
    async run(file: string, folder: string, env: Record<string, string>): Promise<ProcessResult> {
      return runProcess('sh', await save(file, folder), { cwd: folder, env, timeout: 50_000 });
    },
    /** The same for a program that goes on until it is stopped. */
    async start(file: string, folder: string, env: Record<string, string>): Promise<ServerProcess> {
      const all = { ...process.env, ...env };
      return startProcess('sh', await save(file, folder), { cwd: folder, env: all });
    },
  };
}

function decoded(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (entity, code: string) => ENTITIES[code] ?? entity);
}
