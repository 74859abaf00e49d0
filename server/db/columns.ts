import type { ColumnType } from 'kysely';

/*
 * Money is whole halalas unless a currency stands beside it. A bigint is read as a number and an
 * unsafe one refused, a timestamp as a Date, a date as `YYYY-MM-DD`, on both engines (see
 * column-parsers.ts).
 */

/** Written once, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

export type FixedTime = Fixed<Date>;
export type Time = ColumnType<Date, Date, Date>;
