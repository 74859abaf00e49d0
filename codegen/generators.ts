import { cp, glob, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';
import { generate as orval, type InputOptions, type OutputOptions } from 'orval';
import { withoutFetcherHeaders } from './fetcher-headers.ts';
import { generatedFolders } from './generated-folders.ts';
import { withoutValueSentences } from './value-sentences.ts';

const repository = path.resolve(import.meta.dirname, '..');

/** First line of every generated file. */
export const marker = 'Generated from openapi/ by `npm run codegen`. Do not edit.';

/**
 * Creates the generated folders below `root`, and the files that orval reads next to its output.
 */
export async function prepareWorkshop(root: string): Promise<void> {
  for (const folder of generatedFolders) await mkdir(path.join(root, folder), { recursive: true });
  for (const file of ['tsconfig.json', 'package.json']) {
    await cp(path.join(repository, file), path.join(root, file));
  }
  for (const link of ['node_modules', 'src/api/fetcher.ts']) {
    await symlink(path.join(repository, link), path.join(root, link));
  }
}

/** The types of a contract, given as JSON or YAML. */
export async function typesOf(contract: string): Promise<string> {
  return astToString(await openapiTs(contract, { defaultNonNullable: false }));
}

/** Writes React Query hooks and zod schemas below `root`, from the bundle below `root`. */
export async function writeClient(root: string): Promise<void> {
  for (const output of clientOutputs(root)) {
    await orval({ input: clientInput(root, output), output }, root);
  }
  await rewriteAll(path.join(root, 'src/api/generated/zod'), withUnicodePatterns);
  await rewriteAll(path.join(root, 'src/api/generated'), withPlainHeaders);
}

async function rewriteAll(folder: string, rewrite: (text: string) => string): Promise<void> {
  for await (const name of glob('**/*.ts', { cwd: folder })) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const rewritten = rewrite(text);
    if (rewritten !== text) await writeFile(file, rewritten);
  }
}

/** Patterns match code points, as JSON Schema wants; orval leaves out the flag that says so. */
function withUnicodePatterns(text: string): string {
  return text.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, "new RegExp($1, 'u')");
}

/** Headers are plain objects here; orval gives each operation a function that reads every form of them. */
function withPlainHeaders(text: string): string {
  return text
    .replaceAll(/^ *const getHeaders = [^]*?^ {2}\};\n/gm, '')
    .replaceAll('...getHeaders(options?.headers)', '...options?.headers');
}

function clientInput(root: string, { client }: OutputOptions): InputOptions {
  return {
    target: path.join(root, 'openapi/generated/openapi.json'),
    override: {
      transformer: (contract) => {
        const kept = withoutFetcherHeaders(contract);
        return client === 'zod' ? withoutValueSentences(kept) : kept;
      },
    },
    // Only other systems call these, with keys that no browser has.
    filters: { mode: 'exclude', tags: ['integration'] },
  };
}

/** Hooks are never switched on globally: `useQuery: true` would turn mutations into queries. */
function clientOutputs(root: string): OutputOptions[] {
  const target = path.join(root, 'src/api/generated');
  const header = () => [marker];
  const shared = {
    mode: 'tags-split',
    clean: true,
    tsconfig: path.join(root, 'tsconfig.json'),
    namingConvention: 'kebab-case',
    indexFiles: false,
  } as const;
  return [
    {
      ...shared,
      target,
      schemas: path.join(target, 'model'),
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api',
      headers: true,
      urlEncodeParameters: true,
      override: {
        header,
        mutator: { path: path.join(root, 'src/api/fetcher.ts'), name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true, useOperationIdAsQueryKey: true },
        enumGenerationType: 'const',
      },
    },
    {
      ...shared,
      target: path.join(target, 'zod'),
      fileExtension: '.zod.ts',
      client: 'zod',
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          strict: { body: true },
          exactOptional: true,
          generateReusableSchemas: true,
          generate: { body: true, query: true, param: false, header: false, response: false },
        },
      },
    },
  ];
}
