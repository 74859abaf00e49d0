import type { ColumnType } from 'kysely';

/*
 * Money is whole halalas unless there is a currency column. On both engines, a bigint is read as a
 * number (an unsafe one is refused), a timestamp as a Date, and a date as `YYYY-MM-DD` (see
 * column-parsers.ts).
 */

/** A column that is written once and never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

export type FixedTime = Fixed<Date>;
export type Time = ColumnType<Date, Date, Date>;
