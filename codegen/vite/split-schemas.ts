import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importEach } from './import-each.ts';

const SHARED_IMPORT = /^import \{([^}]*)\} from '([^']*\/mizan-api\.schemas\.zod\.ts)';$/gm;
const SCHEMA_QUERY = /\?schema=(\w+)$/;

/**
 * Makes each of the schemas that several operations share a module of its own. A module is loaded
 * as a whole: without this, every page that checks one value would load what all pages check.
 */
export function splitSchemas(): Plugin {
  let schemas: ReadonlyMap<string, string> | undefined;
  const codeOf = (file: string, name: string) => {
    schemas ??= schemasOf(readFileSync(file, 'utf8'));
    return schemas.get(name);
  };
  return {
    name: 'mizan-split-schemas',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: SHARED_IMPORT },
      handler: (code, id) => ({
        code: importEach(code, SHARED_IMPORT, (name, from) => {
          const schema = codeOf(path.resolve(path.dirname(id), from), name);
          if (schema === undefined) throw new Error(`${id}: ${from} has no ${name}`);
          return `${from}?schema=${name}`;
        }),
        map: null,
      }),
    },
    load: {
      filter: { id: SCHEMA_QUERY },
      handler(id) {
        const [, name = ''] = SCHEMA_QUERY.exec(id) ?? [];
        return codeOf(id.replace(SCHEMA_QUERY, ''), name);
      },
    },
  };
}

/** The code of a module for each schema, by its name: it imports the schemas that it is made of. */
function schemasOf(code: string): Map<string, string> {
  const [head = '', ...exported] = code.split(/^(?=export const \w+ = )/m);
  const named = exported.map(
    (each) => [/^export const (\w+)/.exec(each)?.[1] ?? '', each] as const,
  );
  const names = new Set(named.map(([name]) => name));
  return new Map(
    named.map(([name, own]) => {
      const without = own.replaceAll(/^export type .*$/gm, '');
      const parts = new Set(without.match(/\b[A-Za-z]\w*\b/g));
      const imports = [...parts]
        .filter((part) => part !== name && names.has(part))
        .map((part) => `import { ${part} } from './mizan-api.schemas.zod.ts?schema=${part}';`);
      return [name, [head, ...imports, without].join('\n')];
    }),
  );
}
