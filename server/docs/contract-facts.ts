import { type OperationId } from '../http/operations.ts';
import type { ProblemCode } from '../http/problem.ts';

/** A node of the parsed contract. */
type Node = Record<string, unknown>;

/** One decision that the product specification left open. */
export interface Assumption {
  /** The component that carries the mark; null if an operation does. */
  on: string | null;
  /** The parameter or property, if it concerns one. */
  field: string | null;
  sentence: string;
  /** The operations it concerns, in the contract's order. */
  operations: OperationId[];
}

export interface DocumentedProblem {
  code: ProblemCode;
  status: number;
  /** The operations that return it, in the contract's order. */
  operations: OperationId[];
}

/** Every `x-assumption` of the bundle: first on operations, then on components. */
export function assumptionsOf(bundle: object): Assumption[] {
  const operations = operationNodes(bundle).map(({ id, node }) => ({
    id,
    marks: marksIn(node),
    refs: reached(bundle, node),
  }));
  const components = Object.entries(asNode(follow(bundle, '#/components'))).flatMap(
    ([kind, members]) =>
      Object.entries(asNode(members)).map(([on, node]) => ({ on, kind, marks: marksIn(node) })),
  );
  return [
    ...operations.flatMap(({ id, marks }) =>
      marks.map((mark): Assumption => ({ on: null, ...mark, operations: [id] })),
    ),
    ...components.flatMap(({ on, kind, marks }) => {
      const using = operations.filter(({ refs }) => refs.has(`#/components/${kind}/${on}`));
      return marks.map((mark): Assumption => ({
        on,
        ...mark,
        operations: using.map(({ id }) => id),
      }));
    }),
  ];
}

/** Every problem that an example shows, by status, then in the contract's order. */
export function problemsOf(bundle: object): DocumentedProblem[] {
  const found = new Map<string, DocumentedProblem>();
  for (const { id, node } of operationNodes(bundle)) {
    for (const [status, code] of examplesOf(bundle, node)) {
      const key = `${status} ${code}`;
      const problem = found.get(key) ?? { code, status, operations: [] };
      found.set(key, problem);
      if (problem.operations.at(-1) !== id) problem.operations.push(id);
    }
  }
  return [...found.values()].toSorted((a, b) => a.status - b.status);
}

function examplesOf(bundle: object, operation: Node): [number, ProblemCode][] {
  const responses = Object.values(asNode(operation.responses)).map((each) => deref(bundle, each));
  return responses.flatMap((response) => {
    const media = asNode(asNode(response.content)['application/problem+json']);
    return Object.values(asNode(media.examples)).map((example): [number, ProblemCode] => {
      const value = asNode(deref(bundle, example).value);
      return [value.status as number, value.code as ProblemCode];
    });
  });
}

function operationNodes(bundle: object): { id: OperationId; node: Node }[] {
  return Object.values(asNode(follow(bundle, '#/paths')))
    .flatMap((path) => Object.values(asNode(path)).map(asNode))
    .filter(({ operationId }) => operationId !== undefined)
    .map((node) => ({ id: node.operationId as OperationId, node }));
}

/** Marks below a node, each with its innermost property or parameter. */
function marksIn(
  node: unknown,
  field: string | null = null,
): { field: string | null; sentence: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'x-assumption') return [{ field, sentence: String(value) }];
    if (key === 'parameters' && Array.isArray(value)) {
      return value.flatMap((each) => marksIn(each, String(asNode(each).name)));
    }
    if (key !== 'properties') return marksIn(value, field);
    return Object.entries(asNode(value)).flatMap(([name, schema]) => marksIn(schema, name));
  });
}

/** Everything a node references, directly or indirectly. */
function reached(bundle: object, node: unknown, seen = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return seen;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') reached(bundle, value, seen);
    else if (!seen.has(value)) reached(bundle, follow(bundle, value), seen.add(value));
  }
  return seen;
}

function deref(bundle: object, node: unknown): Node {
  const { $ref } = asNode(node);
  return typeof $ref === 'string' ? asNode(follow(bundle, $ref)) : asNode(node);
}

/** Resolves `#/a/b`; component names need no unescaping. */
function follow(bundle: object, ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => asNode(at)[key], bundle);
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}
