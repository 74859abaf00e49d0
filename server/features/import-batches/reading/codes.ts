import type { ImportField } from './import-fields.ts';

/**
 * What can be wrong with a cell before the rules of an order are asked, with the names of its
 * parameters. A value that is readable and breaks a rule is told by that rule.
 */
export const FAULT_PARAMS = {
  /** Not one of the values of the field; `allowed` are those of the contract. */
  unknown_value: ['allowed'],
  /** Not a Saudi city that is served; `nearest` are codes of up to three. */
  unknown_city: ['nearest'],
  /** `nearest` are codes of up to three countries. */
  unknown_country: ['nearest'],
  not_a_number: [],
  /** A number with decimals where only whole ones are counted. */
  not_whole: [],
  /** Zero or less. */
  not_positive: [],
  /** `readings` are the two numbers that `1,500` can be. */
  ambiguous_number: ['readings'],
  /** Not an amount of money. */
  not_an_amount: [],
  /** More than two decimals. */
  too_precise: [],
  /** `allowed` are the currencies. */
  unknown_currency: ['allowed'],
  /** `allowed` are the units. */
  unknown_unit: ['allowed'],
  /** `reason` is `not_a_number`, `too_short`, `too_long`, `invalid_country` or `invalid`. */
  invalid_phone: ['reason'],
  /** A spreadsheet has made `5.01E+08` of a number; its last digits are gone. */
  digits_lost: [],
  /** A spreadsheet has made a date of something else, such as the number 1-2 of a building. */
  became_date: [],
  /** A text that begins with `=`, `+`, `-` or `@`, which spreadsheets would evaluate. */
  formula_like: [],
  /** A spreadsheet shows that a formula failed: `#REF!`. */
  formula_error: [],
  /** The day of 05/01 depends on `date_order`, which is asked once for the file. */
  ambiguous_date: [],
  /** Neither a day of the week nor a date. */
  not_a_day: ['allowed'],
  /** No field: cell `column` has a text but its column has no heading. A comma in another cell may have moved it. */
  cell_without_heading: ['column'],
  /** No field: the sample row of a template. */
  sample_row: [],
  /** No field: a further line without a receiver, and without an order above it. `reference` is the order's. */
  further_line: ['reference'],
  /** A further line says something else than the first row of its order, and not of its product. */
  differs_from_order: [],
} as const satisfies Record<string, readonly string[]>;
export type FaultCode = keyof typeof FAULT_PARAMS;

/** What was mended in a cell, and is told. */
export const REPAIR_CODES = [
  /** A spreadsheet had dropped the zeros at the start. */
  'leading_zero',
  /** A phone lacked the plus before the code of its country. */
  'country_code',
  /** `5.01234567E+08`, with all its digits. */
  'exponent',
  /** `2,5` read as two and a half. */
  'decimal_comma',
  /** A date read as the day of the week. */
  'weekday_of_date',
  /** The region follows from the city. */
  'state_from_city',
  /** Line breaks in a field of one line became commas. */
  'line_breaks',
  /** Characters that nobody sees, copied along with a text. */
  'invisible_characters',
] as const;
export type RepairCode = (typeof REPAIR_CODES)[number];

/** Values of parameters: texts, or lists of them. */
export type FaultParams = Readonly<Record<string, string | readonly string[]>>;

export interface Fault {
  /** Absent if the row as a whole is at fault. */
  field?: ImportField;
  code: FaultCode;
  params: FaultParams;
}

export interface Repair {
  field: ImportField;
  code: RepairCode;
  /** The text of the cell. */
  from: string;
  /** How it was read: as a text that reads to the same value without a repair. */
  to: string;
}
