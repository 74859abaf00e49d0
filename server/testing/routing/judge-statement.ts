import { type Node, parseSync } from 'libpg-query';
import { readStatement } from './read-statement.ts';
import { shardColumn } from './tables.ts';

/** Statements that touch no rows of ours: definitions, transactions and settings. */
const WITHOUT_ROWS = /^(Alter|Comment|Create|Drop|Index|Transaction|Variable)\w*Stmt$/;

/**
 * Why a statement would not run on one shard; null if it would. Every spread table in it has to be
 * held to one value of its column, the same for all, as Citus's router planner demands. Load the
 * parser first (`loadModule` of libpg-query).
 *
 * @param text with one number for parameters that are always equal.
 * @throws SqlError if it is not SQL.
 */
export function whyNotRouted(text: string): string | null {
  const statement = onlyStatement(text);
  const [kind = ''] = Object.keys(statement);
  if (WITHOUT_ROWS.test(kind)) return null;
  const facts = readStatement(statement);
  if (!facts) return `${kind} is not understood`;
  if (facts.unknownTables.length > 0) return `unknown: ${facts.unknownTables.join(', ')}`;

  const values = facts.values();
  const free = facts.uses.filter(({ key }) => !values.has(key));
  if (free.length > 0) {
    const tables = new Set(free.map(({ table }) => `${table} by ${shardColumn(table)}`));
    return `not held: ${[...tables].join(', ')}`;
  }
  const groups = new Set(facts.uses.map(({ table }) => groupOf(table)));
  if (facts.localTables.length > 0) groups.add('the first machine');
  if (groups.size > 1) return `not on the same shard: ${[...groups].join(', ')}`;
  const held = new Set(facts.uses.flatMap(({ key }) => [...(values.get(key) ?? [])]));
  return held.size > 1 ? `several values: ${[...held].join(', ')}` : null;
}

/**
 * What the router planner of Citus 14 does not accept, although the statement touches one account;
 * null if nothing. Only rules of multi_router_planner.c that show in the text are checked.
 */
export function whyNotPlanned(text: string): string | null {
  const statement = onlyStatement(text);
  const found = everyNode(statement);
  const inCtes = found.flatMap((node) =>
    'CommonTableExpr' in node ? [node.CommonTableExpr.ctequery] : [],
  );
  if (inCtes.some((query) => query && 'InsertStmt' in query)) return 'insert in a CTE';
  if (!('InsertStmt' in statement)) return null;
  const { withClause, selectStmt } = statement.InsertStmt;
  if (withClause) return 'insert with a CTE';
  const isOfValues = selectStmt && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists;
  const hasQuery = isOfValues && everyNode(selectStmt).some((node) => 'SubLink' in node);
  return hasQuery ? 'query in the values of an insert' : null;
}

function onlyStatement(text: string): Node {
  const { stmts = [] } = parseSync(text);
  const [statement] = stmts;
  if (stmts.length !== 1 || !statement?.stmt) throw new Error(`not one statement: ${text}`);
  return statement.stmt;
}

function everyNode(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node as Node, ...Object.values(node).flatMap(everyNode)];
}

const groupOf = (table: string) => (shardColumn(table) === 'account_id' ? 'the account' : table);
