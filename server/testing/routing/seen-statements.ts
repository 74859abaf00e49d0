import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../db/database.ts';
import { Slot } from '../../db/statement.ts';

/** A statement that the product sent. */
export interface SeenStatement {
  /** Where it was sent, for example `features/auth/sessions-store.ts findSession`. */
  origin: string;
  /** Parameters that held the same account have the same number. */
  text: string;
}

const server = path.resolve(import.meta.dirname, '../..');
const folder = path.join(server, '../reports/statements');
/** Kysely's own frames above the caller are fewer. */
const FRAMES = 20;
/** Files that are on the way from a sender to here. */
const ON_THE_WAY = /\/(testing\/routing\/seen-statements|db\/statement)\.ts$/;
const remembered = new Set<string>();

/** The database, recording what the product sends to it under reports/statements/. */
export function recordingStatements(database: Database): Database {
  return { ...database, kysely: database.kysely.withPlugin(new StatementRecorder()) };
}

/** Every recorded statement of this and earlier runs, since reports/ was deleted. */
export function seenStatements(): SeenStatement[] {
  const lines = globSync(path.join(folder, '*.jsonl')).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n'),
  );
  return [...new Set(lines)].map((line) => JSON.parse(line) as SeenStatement);
}

/**
 * Builders within others are transformed too, but only a sent statement has a result. Who sent it
 * is the nearest caller outside of packages, before the first `await`.
 */
class StatementRecorder implements KyselyPlugin {
  readonly #compiler = new PostgresQueryCompiler();
  readonly #sent = new WeakMap<object, SeenStatement>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    const origin = productOrigin();
    if (origin !== null) {
      const { sql, parameters } = this.#compiler.compileQuery(node, queryId);
      this.#sent.set(queryId, { origin, text: withOneNumberForAnAccount(sql, parameters) });
    }
    return node;
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    const statement = this.#sent.get(queryId);
    if (statement) remember(statement);
    return result;
  }
}

/** Null if a test or its helpers sent the statement. */
function productOrigin(): string | null {
  for (const caller of callSites()) {
    if (caller.isAsync()) break;
    const script = caller.getFileName();
    if (!script?.endsWith('.ts') || ON_THE_WAY.test(script)) continue;
    const file = script.startsWith('file:') ? fileURLToPath(script) : script;
    const place = path.relative(server, file);
    if (/^\.\.|(^|\/)testing\/|\.test\.ts$/.test(place)) return null;
    return `${place} ${caller.getFunctionName() ?? ''}`.trim();
  }
  return 'a package';
}

/** Like `getCallSites` of node:util, which reads the line of every frame and takes thrice the time. */
function callSites(): NodeJS.CallSite[] {
  const before = {
    prepareStackTrace: Reflect.get(Error, 'prepareStackTrace') as unknown,
    stackTraceLimit: Error.stackTraceLimit,
  };
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.stackTraceLimit = FRAMES;
  const here: { stack?: unknown } = {};
  Error.captureStackTrace(here, callSites);
  const sites = here.stack as NodeJS.CallSite[];
  Object.assign(Error, before);
  return sites;
}

function withOneNumberForAnAccount(sql: string, parameters: readonly unknown[]): string {
  return sql.replaceAll(/\$(\d+)/g, (parameter, number: string) => {
    const value = parameters[Number(number) - 1];
    const isAccount = typeof value === 'string' && /^(acc|tst)_/.test(value);
    return isAccount || value instanceof Slot ? `$${parameters.indexOf(value) + 1}` : parameter;
  });
}

function remember(statement: SeenStatement): void {
  const line = JSON.stringify(statement);
  if (remembered.has(line)) return;
  remembered.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
