import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importEach } from './import-each.ts';

const CLIENT_IMPORT = /^import \{([^}]*)\} from '([^']*\/generated\/([\w-]+)\/\3\.ts)';$/gm;
const OPERATION_QUERY = /\?operation=(\d+)$/;

/**
 * Makes each operation of the generated clients a module of its own. A module is loaded as a whole:
 * without this, every page would load all operations on the balance that any page calls, because
 * the frame around the page asks for the balance.
 */
export function splitOperations(): Plugin {
  const clients = new Map<string, Client>();
  const clientAt = (file: string) => {
    const client = clients.get(file) ?? clientOf(readFileSync(file, 'utf8'));
    clients.set(file, client);
    return client;
  };
  return {
    name: 'mizan-split-operations',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: CLIENT_IMPORT },
      handler: (code, id) => ({
        code: importEach(code, CLIENT_IMPORT, (name, from) => {
          const { operationOf } = clientAt(path.resolve(path.dirname(id), from));
          const operation = operationOf.get(name);
          if (operation === undefined) throw new Error(`${id}: ${from} has no ${name}`);
          return `${from}?operation=${operation}`;
        }),
        map: null,
      }),
    },
    load: {
      filter: { id: OPERATION_QUERY },
      handler(id) {
        const operation = Number(OPERATION_QUERY.exec(id)?.[1]);
        const { head, operations } = clientAt(id.replace(OPERATION_QUERY, ''));
        return `${head}\n${operations[operation]}`;
      },
    },
  };
}

interface Client {
  /** The imports, and what operations share. */
  head: string;
  operations: readonly string[];
  /** The place of the operation that exports a name. */
  operationOf: ReadonlyMap<string, number>;
}

/** Takes a generated client apart. Each operation begins with the function for its address. */
function clientOf(code: string): Client {
  const [head = '', ...operations] = code.split(/^(?=export const get\w+Url = )/m);
  const exported = operations.flatMap((operation, place) =>
    [...operation.matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name = '']) => [name, place] as const,
    ),
  );
  return { head, operations, operationOf: new Map(exported) };
}
