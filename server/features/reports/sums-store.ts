import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Piece } from '../../domain/reports/pieces.ts';
import {
  type Facet,
  MONEY_SUMS,
  ORDER_SUMS,
  SHIPMENT_SUMS,
  type Sums,
} from '../../domain/reports/sums.ts';

/** Sums of all rows with one key. */
export type KeySums = Sums & {
  key: string;
  /** The place in the list of periods that were asked for. */
  period: number;
};

/** Sums of all rows of one step of a series. */
export type StepSums = Sums & { step: CalendarDay };

/** A piece of one of several periods, for the statements. */
interface PeriodPiece extends Piece {
  period: number;
}

/** Periods with their pieces, as one JSON parameter. */
export function piecesText(periods: readonly (readonly Piece[])[]): string {
  const pieces: PeriodPiece[] = periods.flatMap((each, period) =>
    each.map((piece) => ({ ...piece, period })),
  );
  return JSON.stringify(
    pieces.map(({ from, to, ...rest }) => ({ ...rest, first: from, until: to })),
  );
}

/**
 * The rows `s` of a table of sums for each `piece` of {@link piecesText}. Each piece is looked up by
 * itself (`offset 0`): joined, the whole table would be read, because nobody knows how few there are.
 */
function rowsOfPieces(
  table: keyof Tables,
  { accountId, pieces }: { accountId: string; pieces: string },
  condition = sql``,
): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${pieces}::jsonb) as piece
      (period int, grain text, first date, until date)
    cross join lateral (select * from ${sql.table(table)} where account_id = ${accountId}
      and grain = piece.grain and starts_on >= piece.first and starts_on < piece.until
      ${condition} offset 0) as s`;
}

interface SumsAsked {
  accountId: string;
  facet: string;
  pieces: string;
}

const SOURCES = {
  shipment: { table: 'shipment_sums', sums: SHIPMENT_SUMS, key: 'key' },
  money: { table: 'money_sums', sums: MONEY_SUMS, key: 'key' },
  order: { table: 'order_sums', sums: ORDER_SUMS, key: 'store_id' },
} as const;

function sourceOf(facet: Facet): keyof typeof SOURCES {
  if (facet === 'order') return 'order';
  return facet === 'movement' || facet === 'document' ? 'money' : 'shipment';
}

/** The statements of a source; `step` groups by the step of a series as well. */
function statementsOf(source: keyof typeof SOURCES) {
  const { table, sums, key } = SOURCES[source];
  const added = sql.join(sums.map((sum) => sql`total(s.${sql.ref(sum)}) as ${sql.ref(sum)}`));
  const rows = (v: SumsAsked) =>
    rowsOfPieces(table, v, source === 'order' ? sql`` : sql`and facet = ${v.facet}`);
  return {
    byKey: statement(
      (v: SumsAsked) => sql<KeySums>`select piece.period, s.${sql.ref(key)} as key, ${added}
        from ${rows(v)} group by 1, 2`,
    ),
    byStep: statement(
      (v: SumsAsked & { step: string; byKey: boolean }) => sql<StepSums & { key: string }>`
        select date_trunc(${v.step}, s.starts_on::timestamp)::date as step,
          case when ${v.byKey} then s.${sql.ref(key)} else '' end as key, ${added}
        from ${rows(v)} group by 1, 2`,
    ),
  };
}

const STATEMENTS = {
  shipment: statementsOf('shipment'),
  money: statementsOf('money'),
  order: statementsOf('order'),
};

/** The sums of several periods by the whole keys of a facet. */
export function readSums(
  db: Queryable,
  accountId: string,
  facet: Facet,
  periods: readonly (readonly Piece[])[],
): Promise<KeySums[]> {
  const asked = { accountId, facet, pieces: piecesText(periods) };
  return STATEMENTS[sourceOf(facet)].byKey(db, asked);
}

/** The sums of the steps of a period by the whole keys of a facet, or of all keys. */
export function readSteps(
  db: Queryable,
  accountId: string,
  facet: Facet,
  asked: { pieces: readonly Piece[]; step: 'day' | 'month'; byKey: boolean },
): Promise<(StepSums & { key: string })[]> {
  const pieces = piecesText([asked.pieces]);
  return STATEMENTS[sourceOf(facet)].byStep(db, { ...asked, accountId, facet, pieces });
}

const addUp = statement(
  (v: { accountId: string }) => sql<{ summed_until: CalendarDay | null }>`
    select add_up_sums(${v.accountId}) as summed_until`,
);

/**
 * Adds up the sums of an account that are due; everybody who reads sums begins with it.
 *
 * @returns the day before which longer times are summed; the epoch for an account without any sums.
 */
export async function addUpSums(db: Queryable, accountId: string): Promise<CalendarDay> {
  const [mark] = await addUp(db, { accountId });
  return mark?.summed_until ?? '1970-01-01';
}

/**
 * Adds up the sums of every account that are due, each in a transaction of its own, so that no reader
 * finds more than those of a minute.
 */
export async function addUpAllSums({ kysely }: Database): Promise<void> {
  const due = await kysely.selectFrom('sums_due').select('account_id').distinct().execute();
  for (const { account_id } of due) await addUpSums(kysely, account_id);
}
