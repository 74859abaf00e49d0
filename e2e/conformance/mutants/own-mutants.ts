import ts from 'typescript';
import type { Mutant } from './mutant.ts';

/**
 * Mistakes in one file that Stryker does not make: a condition of a query is forgotten, a promise is
 * not awaited, two fields of an object get each other's values.
 */
export function ownMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (kind: string, start: number, end: number, code: string) => {
    found.push({ file, start, end, code, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isAwaitExpression(node)) {
      add('DroppedAwait', node.getStart(source), node.expression.getStart(source), '');
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const isCondition = /^(where|whereRef|having)$/.test(name.text);
      if (isCondition) add('DroppedWhere', expression.getEnd(), node.getEnd(), '');
    }
    if (ts.isObjectLiteralExpression(node)) {
      for (const [at, second] of node.properties.entries()) {
        const first = node.properties[at - 1];
        if (!first) continue;
        const [a, b] = [valueOf(first), valueOf(second)].map((value) => value?.getText(source));
        if (a === undefined || b === undefined || a === b) continue;
        const [left, right] = [first, second].map((field) => field.name?.getText(source) ?? '');
        add(
          'SwappedFields',
          first.getStart(source),
          second.getEnd(),
          `${left}: ${b}, ${right}: ${a}`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The value of a field if it is read from somewhere; a call or a constant is rarely mistaken. */
function valueOf(field: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isShorthandPropertyAssignment(field)) return field.name;
  if (!ts.isPropertyAssignment(field)) return undefined;
  const { initializer } = field;
  return ts.isIdentifier(initializer) || ts.isPropertyAccessExpression(initializer)
    ? initializer
    : undefined;
}
