import path from 'node:path';
import type { InputOptions, OutputOptions } from 'orval';
import { withoutFetcherHeaders } from './fetcher-headers.ts';

interface OrvalOutput {
  input: InputOptions;
  output: OutputOptions;
}

/**
 * What orval writes below `root`, from the bundle below `root`: React Query hooks and zod schemas.
 *
 * Hooks are never switched on globally (`useQuery: true` would turn mutations into queries).
 */
export function orvalOutputs(root: string): OrvalOutput[] {
  const target = path.join(root, 'src/api/generated');
  const shared = {
    mode: 'tags-split',
    tsconfig: path.join(root, 'tsconfig.json'),
    namingConvention: 'kebab-case',
    indexFiles: false,
  } as const;
  const header = () => ['Generated from openapi/ by `npm run codegen`. Do not edit.'];
  const input: InputOptions = {
    target: path.join(root, 'openapi/generated/openapi.json'),
    override: { transformer: withoutFetcherHeaders },
    // Other systems call those, with keys that no browser has.
    filters: { mode: 'exclude', tags: ['integration'] },
  };
  return [
    {
      input,
      output: {
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
    },
    {
      input,
      output: {
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
    },
  ];
}
