import {
  type ContractDocument,
  type MediaType,
  referencesIn,
  resolved,
} from '../../common/contract/document.ts';
import { GENERAL_PROBLEMS } from '../../common/contract/general-problems.ts';
import { placedOperations } from '../../common/contract/operations.ts';
import type { OperationId } from '../http/operations.ts';
import type { ProblemCode } from '../http/problem.ts';

type Contract = ContractDocument<OperationId>;

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

/** Every `x-assumption` of the bundle, those of operations before those of components. */
export function assumptionsOf(bundle: object): Assumption[] {
  const contract = bundle as Contract;
  const operations = placedOperations(contract).map(({ operation }) => ({
    id: operation.operationId,
    marks: marksIn(operation),
    references: referencesIn(bundle, operation),
  }));
  const components = Object.entries(contract.components).flatMap(([kind, members]) =>
    Object.entries(members).map(([on, node]) => ({ on, kind, marks: marksIn(node) })),
  );
  return [
    ...operations.flatMap(({ id, marks }) =>
      marks.map((mark): Assumption => ({ on: null, ...mark, operations: [id] })),
    ),
    ...components.flatMap(({ on, kind, marks }) => {
      const reference = `#/components/${kind}/${on}`;
      const using = operations.filter(({ references }) => references.has(reference));
      return marks.map((mark): Assumption => ({
        on,
        ...mark,
        operations: using.map(({ id }) => id),
      }));
    }),
  ];
}

/**
 * Every problem that an example shows, and those of no operation, in the order of the statuses and
 * the contract.
 */
export function problemsOf(bundle: Contract): DocumentedProblem[] {
  const found = new Map<string, DocumentedProblem>();
  for (const [code, status] of Object.entries(GENERAL_PROBLEMS)) {
    found.set(`${status} ${code}`, { code: code as ProblemCode, status, operations: [] });
  }
  for (const { operation } of placedOperations(bundle)) {
    for (const response of Object.values(operation.responses)) {
      const { content } = resolved(bundle, response);
      for (const { status, code } of problemsIn(bundle, content?.['application/problem+json'])) {
        const key = `${status} ${code}`;
        const problem = found.get(key) ?? { code, status, operations: [] };
        found.set(key, problem);
        if (problem.operations.at(-1) !== operation.operationId) {
          problem.operations.push(operation.operationId);
        }
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.status - b.status);
}

function problemsIn(bundle: Contract, { examples = {} }: MediaType = {}) {
  return Object.values(examples).map(
    (example) => resolved(bundle, example).value as { status: number; code: ProblemCode },
  );
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
      return value.flatMap((each) => marksIn(each, String((each as { name?: string }).name)));
    }
    if (key !== 'properties') return marksIn(value, field);
    return Object.entries(value as object).flatMap(([name, schema]) => marksIn(schema, name));
  });
}
