import type { ColumnRef, Node } from 'libpg-query';
import type { Facts, Term } from './facts.ts';

/** What a table, subquery or CTE offers to the query that names it. */
export interface Relation {
  id: number;
  alias: string;
  /** Undefined for a column that it lacks, or of which nothing is known. */
  column(name: string): Term | undefined;
}

/** The columns of a query. */
export interface Output {
  positions: readonly (Term | undefined)[];
  column(name: string): Term | undefined;
}

/** The names that an expression can use. */
export interface Scope {
  relations: Relation[];
  ctes: Map<string, Output>;
  outer: Scope | null;
}

export const EMPTY: Output = { positions: [], column: () => undefined };

export function newScope(outer: Scope | null): Scope {
  return { relations: [], ctes: new Map(), outer };
}

export function findCte(scope: Scope | null, name: string): Output | undefined {
  return scope === null ? undefined : (scope.ctes.get(name) ?? findCte(scope.outer, name));
}

/** A name for the rows of a subquery or CTE, which its own conditions may narrow further. */
export function derived(facts: Facts, alias: string, output: Output): Relation {
  const id = facts.newId();
  return {
    id,
    alias,
    column(name) {
      const within = output.column(name);
      if (within === undefined) return undefined;
      const term = `${id}.${name}`;
      facts.follows(term, [within]);
      return term;
    },
  };
}

/** The term that an expression stands for, if it is a column, a parameter or a constant. */
export function termOf(node: Node | undefined, scope: Scope | null): Term | undefined {
  if (!node) return undefined;
  if ('TypeCast' in node) return termOf(node.TypeCast.arg, scope);
  if ('ParamRef' in node) return `$${node.ParamRef.number}`;
  if ('A_Const' in node) {
    const { sval } = node.A_Const;
    return sval?.sval === undefined ? undefined : `'${sval.sval}'`;
  }
  return 'ColumnRef' in node ? columnTerm(namesOf(node.ColumnRef), scope) : undefined;
}

function columnTerm(names: readonly string[], scope: Scope | null): Term | undefined {
  if (scope === null) return undefined;
  const [column = '', relation] = names.toReversed();
  for (const each of scope.relations) {
    if (relation !== undefined && relation !== each.alias) continue;
    const term = each.column(column);
    if (term !== undefined || relation !== undefined) return term;
  }
  return columnTerm(names, scope.outer);
}

/** The names of a column reference; the last is `*` for all columns. */
export function namesOf({ fields = [] }: ColumnRef): string[] {
  return fields.map((field) => ('String' in field ? (field.String.sval ?? '') : '*'));
}

/** The columns of a list of expressions, as in `select` and `returning`. */
export function outputOf(targets: readonly Node[], scope: Scope): Output {
  const columns = targets.map((target) => {
    const { name, val } = 'ResTarget' in target ? target.ResTarget : {};
    const names = val && 'ColumnRef' in val ? namesOf(val.ColumnRef) : [];
    return { name: name ?? names.at(-1), names, term: termOf(val, scope) };
  });
  const stars = columns.filter(({ name }) => name === '*');
  return {
    positions: columns.map(({ term }) => term),
    column(name) {
      const named = columns.find((column) => column.name === name);
      if (named) return named.term;
      const starred = scope.relations.filter(({ alias }) =>
        stars.some(({ names }) => names.length === 1 || names.at(-2) === alias),
      );
      return starred.map((each) => each.column(name)).find((term) => term !== undefined);
    },
  };
}

/** `a = b`, or `a in (b)`. */
export function isEquality({ kind, name = [] }: { kind?: string; name?: Node[] }): boolean {
  const [operator] = name;
  const isEqual = operator !== undefined && 'String' in operator && operator.String.sval === '=';
  return isEqual && (kind === 'AEXPR_OP' || kind === 'AEXPR_IN');
}

/** The parts of a row or of a list in brackets; a single expression is its only part. */
export function itemsOf(node: Node | undefined): Node[] {
  if (!node) return [];
  if ('RowExpr' in node) return node.RowExpr.args ?? [];
  return 'List' in node ? (node.List.items ?? []) : [node];
}
