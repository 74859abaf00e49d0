import { openCursor, sealCursor } from './cursor.ts';

/** Rows of a page if the query has no limit. */
export const DEFAULT_LIMIT = 25;

/** The sort values of a row; a page begins after one. */
type Position = readonly (string | number)[];

/** A requested page: after that position, or from the start. */
export interface PageRequest<After extends Position> {
  after: After | null;
  limit: number;
}

/** A page of rows. */
interface Page<Row> {
  data: Row[];
  /** The position of its last row; null on the last page. */
  end: Position | null;
  /** The number of rows in the list, and whether there are more than were counted. */
  total: number;
  isCapped?: boolean;
}

/** A page of rows that are all in memory, in the order of their positions. */
export function pageOf<Found extends { position: Position }, Row>(
  found: readonly Found[],
  { after, limit }: PageRequest<Found['position']>,
  compare: (a: Found['position'], b: Found['position']) => number,
  toRow: (each: Found) => Row,
): Page<Row> {
  const rest = found.filter(({ position }) => after === null || compare(position, after) > 0);
  const shown = rest.slice(0, limit);
  return {
    data: shown.map(toRow),
    end: rest.length > limit ? (shown.at(-1)?.position ?? null) : null,
    total: found.length,
  };
}

/**
 * Answers a list operation with the requested page.
 *
 * @param list the list's name (see `nameList`); a cursor of another list is refused.
 * @throws ProblemError 400 for a cursor of another list.
 */
export async function page<After extends Position, Row>(
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
  list: string,
  find: (asked: PageRequest<After>) => Promise<Page<Row>>,
) {
  const after = cursor === undefined ? null : (openCursor(cursor, list) as After);
  const { data, end, total, isCapped = false } = await find({ after, limit });
  const next = end && { next_cursor: sealCursor(end, list) };
  return {
    status: 200 as const,
    body: { data, page: { ...next, total, total_is_capped: isCapped } },
  };
}
