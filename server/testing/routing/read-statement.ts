import type {
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query';
import { Facts, type Term } from './facts.ts';
import {
  derived,
  EMPTY,
  findCte,
  isEquality,
  itemsOf,
  newScope,
  type Output,
  outputOf,
  type Relation,
  type Scope,
  termOf,
} from './scope.ts';

/** What a statement that reads or writes rows says; null for any other, such as DDL. */
export function readStatement(statement: Node): Facts | null {
  const facts = new Facts();
  return new Reader(facts).statement(statement, null) === null ? null : facts;
}

class Reader {
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  statement(node: Node | undefined, outer: Scope | null): Output | null {
    if (!node) return null;
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, outer);
    if ('UpdateStmt' in node) {
      return this.#change(node.UpdateStmt, node.UpdateStmt.fromClause, outer);
    }
    return 'DeleteStmt' in node
      ? this.#change(node.DeleteStmt, node.DeleteStmt.usingClause, outer)
      : null;
  }

  #select(select: SelectStmt, outer: Scope | null): Output {
    const { withClause, larg, rarg, valuesLists, fromClause = [], targetList = [] } = select;
    const scope = newScope(outer);
    this.#with(withClause, scope);
    if (larg && rarg) return this.#union(this.#select(larg, scope), this.#select(rarg, scope));
    if (valuesLists) return this.#values(valuesLists, scope);
    for (const node of fromClause) this.#from(node, scope);
    this.#conditions(select.whereClause, scope);
    const { groupClause, havingClause, windowClause, sortClause, limitCount, limitOffset } = select;
    const elsewhere = [groupClause, havingClause, windowClause, sortClause];
    this.#walk([targetList, ...elsewhere, limitCount, limitOffset], scope);
    return outputOf(targetList, scope);
  }

  #union(left: Output, right: Output): Output {
    const both = (one: Term | undefined, other: Term | undefined) => {
      if (one === undefined || other === undefined) return undefined;
      const term = `${this.#facts.newId()}.union`;
      this.#facts.follows(term, [one, other]);
      return term;
    };
    return {
      positions: left.positions.map((each, index) => both(each, right.positions[index])),
      column: (name) => both(left.column(name), right.column(name)),
    };
  }

  #values(lists: readonly Node[], scope: Scope): Output {
    this.#walk(lists, scope);
    const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []));
    const positions = (rows[0] ?? []).map((_, index) => {
      const term = `${this.#facts.newId()}.value`;
      this.#facts.follows(
        term,
        rows.map((row) => termOf(row[index], scope)),
      );
      return term;
    });
    return { positions, column: (name) => positions[Number(/^column(\d+)$/.exec(name)?.[1]) - 1] };
  }

  #insert(insert: InsertStmt, outer: Scope | null): Output {
    const scope = newScope(outer);
    this.#with(insert.withClause, scope);
    const source = this.statement(insert.selectStmt, scope) ?? EMPTY;
    const target = this.#table(insert.relation, scope);
    for (const [index, column] of (insert.cols ?? []).entries()) {
      const { name = '' } = 'ResTarget' in column ? column.ResTarget : {};
      const term = target.column(name);
      if (term !== undefined) this.#facts.follows(term, [source.positions[index]]);
    }
    this.#walk(insert.onConflictClause, scope);
    return this.#returning(insert, scope);
  }

  #change(
    change: UpdateStmt | DeleteStmt,
    others: readonly Node[] = [],
    outer: Scope | null,
  ): Output {
    const scope = newScope(outer);
    this.#with(change.withClause, scope);
    this.#table(change.relation, scope);
    for (const node of others) this.#from(node, scope);
    this.#conditions(change.whereClause, scope);
    if ('targetList' in change) this.#walk(change.targetList, scope);
    return this.#returning(change, scope);
  }

  #returning({ returningClause }: InsertStmt | UpdateStmt | DeleteStmt, scope: Scope): Output {
    this.#walk(returningClause?.exprs, scope);
    return outputOf(returningClause?.exprs ?? [], scope);
  }

  #with(clause: WithClause | undefined, scope: Scope): void {
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const { ctename = '', ctequery } = node.CommonTableExpr;
      // A recursive query sees itself.
      if (clause?.recursive) scope.ctes.set(ctename, EMPTY);
      scope.ctes.set(ctename, this.statement(ctequery, scope) ?? EMPTY);
    }
  }

  /** Adds what a FROM list names. @returns the ids of the relations. */
  #from(node: Node | undefined, scope: Scope): number[] {
    if (!node) return [];
    if ('RangeVar' in node) return [this.#table(node.RangeVar, scope).id];
    if ('JoinExpr' in node) return this.#join(node.JoinExpr, scope);
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      const output = this.statement(subquery, scope) ?? EMPTY;
      return [this.#add(derived(this.#facts, alias?.aliasname ?? '', output), scope)];
    }
    this.#walk(node, scope);
    const alias = 'RangeFunction' in node ? node.RangeFunction.alias?.aliasname : undefined;
    return [this.#add(derived(this.#facts, alias ?? '', EMPTY), scope)];
  }

  #add(relation: Relation, scope: Scope): number {
    scope.relations.push(relation);
    return relation.id;
  }

  #table({ relname = '', schemaname, alias }: RangeVar = {}, scope: Scope): Relation {
    const name = alias?.aliasname ?? relname;
    const cte = schemaname === undefined ? findCte(scope, relname) : undefined;
    const isOurs = [undefined, 'public'].includes(schemaname) && !relname.startsWith('pg_');
    const id = this.#facts.newId();
    const key = cte || !isOurs ? undefined : this.#facts.use(relname, id);
    const relation = cte
      ? derived(this.#facts, name, cte)
      : {
          id,
          alias: name,
          column: (column: string) => (column === key ? `${id}.${column}` : undefined),
        };
    this.#add(relation, scope);
    return relation;
  }

  /** What an outer join says holds only for the side that may be missing. */
  #join({ jointype, larg, rarg, quals, usingClause = [] }: JoinExpr, scope: Scope): number[] {
    const left = this.#from(larg, scope);
    const right = this.#from(rarg, scope);
    const sides: Partial<Record<NonNullable<typeof jointype>, number[]>> = {
      JOIN_INNER: [...left, ...right],
      JOIN_LEFT: right,
      JOIN_RIGHT: left,
    };
    const told = (jointype && sides[jointype]) ?? [];
    this.#conditions(quals, scope, told);
    for (const column of usingClause) {
      const name = 'String' in column ? (column.String.sval ?? '') : '';
      const of = (ids: number[]) =>
        scope.relations
          .filter(({ id }) => ids.includes(id))
          .map((each) => each.column(name))
          .find((term) => term !== undefined);
      this.#equal(of(left), of(right), told);
    }
    return [...left, ...right];
  }

  /** @param told the relations of which the conditions tell something; by default all of the scope. */
  #conditions(node: Node | undefined, scope: Scope, told = idsOf(scope)): void {
    if (!node) return;
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const each of node.BoolExpr.args ?? []) this.#conditions(each, scope, told);
      return;
    }
    if ('A_Expr' in node && isEquality(node.A_Expr)) {
      const { lexpr, rexpr } = node.A_Expr;
      const one = itemsOf(lexpr);
      const other = itemsOf(rexpr);
      for (const [index, each] of one.entries()) {
        if (one.length !== other.length) break;
        this.#equal(termOf(each, scope), termOf(other[index], scope), told);
      }
    }
    if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && !node.SubLink.operName) {
      const { testexpr, subselect } = node.SubLink;
      const { positions } = this.statement(subselect, scope) ?? EMPTY;
      for (const [index, each] of itemsOf(testexpr).entries()) {
        this.#equal(termOf(each, scope), positions[index], told);
      }
      return;
    }
    this.#walk(node, scope);
  }

  #equal(one: Term | undefined, other: Term | undefined, told: readonly number[]): void {
    const isTold = (term: Term | undefined): term is Term =>
      term !== undefined && told.includes(Number.parseInt(term, 10));
    if (isTold(one)) this.#facts.follows(one, [other]);
    if (isTold(other)) this.#facts.follows(other, [one]);
  }

  /** Reads the queries within an expression, whatever it does with them. */
  #walk(node: unknown, scope: Scope): void {
    if (typeof node !== 'object' || node === null) return;
    if ('SelectStmt' in node) this.statement(node as Node, scope);
    else for (const each of Object.values(node)) this.#walk(each, scope);
  }
}

function idsOf({ relations }: Scope): number[] {
  return relations.map(({ id }) => id);
}
