import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../provision/free-port.ts';
import { startReference } from '../reference-server.ts';

/** One file's part of what V8 writes to `NODE_V8_COVERAGE`. */
export interface ScriptCoverage {
  url: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

const preload = path.resolve(import.meta.dirname, '../../../server/testing/mutants/covered.ts');

/** A server that tells which places of its source ran. */
export interface CoveredServer {
  url: string;
  /** By absolute path, the files of which something ran since the last call, or since the start. */
  ranSince: () => Promise<Map<string, ScriptCoverage>>;
  stop: () => Promise<void>;
}

export async function startCovered(): Promise<CoveredServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mizan-coverage-'));
  const port = String(await freePort());
  const { url, stop } = await startReference({
    ...{ NODE_V8_COVERAGE: folder, COVERAGE_PORT: port },
    NODE_OPTIONS: `--import ${preload}`,
  });
  return {
    url,
    async ranSince() {
      await fetch(`http://127.0.0.1:${port}`);
      const scripts: ScriptCoverage[] = [];
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        scripts.push(
          ...(JSON.parse(await readFile(file, 'utf8')) as { result: ScriptCoverage[] }).result,
        );
        await rm(file);
      }
      return new Map(
        scripts
          .filter((script) => script.url.startsWith('file:'))
          .map((script) => [fileURLToPath(script.url), script]),
      );
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the code at this place ran. Types are cut out without moving what is left. */
export function hasRun({ functions }: ScriptCoverage, place: number): boolean {
  let [smallest, count] = [Infinity, 0];
  for (const { ranges } of functions) {
    for (const range of ranges) {
      const size = range.endOffset - range.startOffset;
      const isAround = range.startOffset <= place && place < range.endOffset;
      if (isAround && size < smallest) [smallest, count] = [size, range.count];
    }
  }
  return count > 0;
}
