import type { Fault, Repair } from './codes.ts';
import { formulaError, lossOf } from './damage.ts';
import type { Cells, ImportField } from './import-fields.ts';
import { type EnumName, type EnumValue, readEnum } from './read-enum.ts';
import type { Reading } from './reading.ts';
import type { EnumField, OtherValues } from './values.ts';

/** Whether a cell may rightly hold nothing but a date. */
type Content = 'value' | 'may_be_a_date';

/** What people write into a cell that they leave empty. */
const NOTHING = /^[-–—_.]{1,5}$/;

/** Whether a trimmed text says nothing. */
export function isNothing(text: string): boolean {
  return text === '' || NOTHING.test(text);
}

/** Reads the cells of one row and gathers what was wrong with them. */
export class RowReader {
  readonly #values: OtherValues = {};
  readonly #cells: Cells;
  readonly #faults: Fault[] = [];
  readonly #repairs: Repair[] = [];

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  /** Reads a cell, unless it is empty or a spreadsheet has spoilt it. Answers its value. */
  take<Field extends keyof OtherValues>(
    field: Field,
    reader: (text: string) => Reading<NonNullable<OtherValues[Field]>>,
    content: Content = 'value',
  ): OtherValues[Field] | undefined {
    const value = this.#read(field, reader, content);
    if (value !== undefined) this.#values[field] = value;
    return value;
  }

  /** Reads a cell that holds one of the values of an enum. */
  choose<Name extends EnumName>(field: EnumField, name: Name): EnumValue<Name> | undefined {
    return this.#read(field, (text) => readEnum(name, text), 'value');
  }

  drop(field: keyof OtherValues): void {
    delete this.#values[field];
  }

  finish(): { values: OtherValues; faults: Fault[]; repairs: Repair[] } {
    return { values: this.#values, faults: this.#faults, repairs: this.#repairs };
  }

  #read<Value>(
    field: ImportField,
    reader: (text: string) => Reading<Value>,
    content: Content,
  ): Value | undefined {
    const from = this.#cells[field]?.trim() ?? '';
    if (isNothing(from)) return undefined;
    const loss = content === 'value' ? lossOf(from) : formulaError(from);
    const reading = loss ?? reader(from);
    if ('fault' in reading) {
      this.#faults.push({ field, ...reading.fault });
      return undefined;
    }
    if (reading.repair) this.#repairs.push({ field, from, ...reading.repair });
    return reading.value;
  }
}
