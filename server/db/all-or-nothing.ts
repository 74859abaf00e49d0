/** Raised by the SQL function `all_or_nothing`. */
const NOT_ALL = 'MZ001';

/**
 * What a statement returned that wrote everything; undefined if it wrote nothing, because one of its
 * parts could not be written.
 *
 * @throws whatever else the statement throws.
 */
export async function allOrNothing<Result>(
  statement: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await statement;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALL) return undefined;
    throw error;
  }
}
