/** Raised by the SQL function `all_or_nothing`. */
const NOT_ALL = 'MZ001';

/**
 * Whether a statement wrote everything, or nothing because one of its parts could not be written.
 *
 * @throws whatever else the statement throws.
 */
export async function isWritten(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALL) return false;
    throw error;
  }
}
