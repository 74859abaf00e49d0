import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter';
import { lineStarts, type Mutant } from './mutant.ts';

/**
 * The mutators that make mistakes of logic. Those of strings, objects, lists and patterns are left out:
 * they mostly spoil texts, names of columns and log entries, which other tests judge.
 */
const kinds = new Set([
  ...['ArithmeticOperator', 'AssignmentOperator', 'BlockStatement', 'BooleanLiteral'],
  ...['ConditionalExpression', 'EqualityOperator', 'LogicalOperator', 'MethodExpression'],
  ...['OptionalChaining', 'UnaryOperator', 'UpdateOperator'],
]);

const options: InstrumenterOptions = {
  ...{ excludedMutations: [], ignorers: [], noHeader: true, plugins: null },
};
const quiet = () => undefined;
const logger = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
};

/** The mutants that Stryker knows of one file: operators, bounds, conditions, emptied blocks. */
export async function strykerMutants(file: string, content: string): Promise<Mutant[]> {
  const instrumenter = new Instrumenter(logger);
  const { mutants } = await instrumenter.instrument(
    [{ name: file, content, mutate: true }],
    options,
  );
  const starts = lineStarts(content);
  const place = ({ line, column }: { line: number; column: number }) =>
    (starts[line] ?? content.length) + column;
  return mutants
    .filter(({ mutatorName }) => kinds.has(mutatorName))
    .map(({ location, replacement, mutatorName }) => ({
      ...{ file, start: place(location.start), end: place(location.end) },
      ...{ code: replacement, kind: mutatorName },
    }));
}
