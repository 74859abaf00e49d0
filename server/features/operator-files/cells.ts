/** A cell that cannot be read. The message says what is wrong with it and what to write. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
}

/** How a value is written in one cell of an operator's file. */
export interface Cell<Value> {
  /** What to write, for people. */
  expected: string;
  /**
   * Reads a cell that is not empty.
   *
   * @throws CellFault
   */
  read: (text: string) => Value;
  write: (value: Value) => string;
  /** The value of an empty cell; absent if the cell must be filled. */
  none?: Value;
}

/** The value of a cell as it stands in a file, without spaces around it. @throws CellFault */
export function readCell<Value>(cell: Cell<Value>, text: string): Value {
  if (text.includes('\uFFFD')) {
    throw new CellFault(`${quoted(text)} is not UTF-8; save the file as "CSV UTF-8"`);
  }
  if (text === '') {
    if (cell.none !== undefined) return cell.none;
    throw new CellFault(`is empty; write ${cell.expected}`);
  }
  if (/^(?:[=@]|[+-](?!\d))/.test(text)) {
    throw new CellFault(`${quoted(text)} is a formula; write ${cell.expected}`);
  }
  return cell.read(text);
}

/** A cell that may be empty, and what that means. */
export function orNone<Value, None>(cell: Cell<Value>, none: None): Cell<Value | None> {
  return {
    expected: cell.expected,
    read: cell.read,
    write: (value) => (isNone(value, none) ? '' : cell.write(value)),
    none,
  };
}

function isNone<Value, None>(value: Value | None, none: None): value is None {
  return value === none;
}

/** A text of at most `length` characters; `pattern` is what each of its characters must be. */
export function text(expected: string, length: number, pattern: RegExp): Cell<string> {
  return {
    expected,
    read(found) {
      const size = [...found].length;
      if (size > length) {
        throw new CellFault(`has ${size} characters; write at most ${length}`);
      }
      if (!pattern.test(found)) throw new CellFault(`${quoted(found)} is wrong; write ${expected}`);
      return found;
    },
    write: (value) => value,
  };
}

/** One of some values. */
export function oneOf<Value extends string>(values: readonly Value[]): Cell<Value> {
  const expected = listed(values, 'or');
  return {
    expected,
    read(found) {
      const known = values.find((value) => value === found);
      if (known === undefined)
        throw new CellFault(`${quoted(found)} is unknown; write ${expected}`);
      return known;
    },
    write: (value) => value,
  };
}

/** Some of some values, in any order and with spaces or `|` between them. */
export function someOf<Value extends string>(
  expected: string,
  values: readonly Value[],
): Cell<Value[]> {
  const known = new Map<string, Value>(values.map((value) => [value, value]));
  return {
    expected,
    read(found) {
      const chosen = itemsOf(found).map((name) => {
        const value = known.get(name);
        if (value === undefined)
          throw new CellFault(`${quoted(name)} is unknown; write ${expected}`);
        return value;
      });
      refuseTwice(chosen);
      if (chosen.length === 0) throw new CellFault(`names none; write ${expected}`);
      return chosen;
    },
    write: (value) => value.join(' '),
  };
}

/** Up to `most` texts of a pattern, with spaces or `|` between them. */
export function listOf(expected: string, most: number, pattern: RegExp): Cell<string[]> {
  return {
    expected,
    read(found) {
      const items = itemsOf(found);
      const wrong = items.find((item) => !pattern.test(item));
      if (wrong !== undefined) throw new CellFault(`${quoted(wrong)} is wrong; write ${expected}`);
      refuseTwice(items);
      if (items.length > most) {
        throw new CellFault(`has ${items.length} items; write at most ${most}`);
      }
      return items;
    },
    write: (value) => value.join(' '),
  };
}

function itemsOf(found: string): string[] {
  return found.split(/[\s|]+/).filter((item) => item !== '');
}

function refuseTwice(items: readonly string[]): void {
  const twice = items.find((item, at) => items.indexOf(item) < at);
  if (twice !== undefined) throw new CellFault(`names ${twice} twice; write it once`);
}

/** A whole number. */
export function whole(unit: string, min: number, max: number): Cell<number> {
  const expected = `${unit} from ${min} to ${max}`;
  return {
    expected,
    read(found) {
      if (/^\d+\.\d*$/.test(found)) {
        throw new CellFault(`${quoted(found)} is no whole number; write ${expected}`);
      }
      if (!/^\d{1,15}$/.test(found)) throw notNumber(found, expected);
      return within(Number(found), [min, max], found, expected);
    },
    write: String,
  };
}

/** A number with at most two decimals, kept in hundredths: riyals as halalas, per cent as 1/10,000. */
export function hundredths(unit: string, min: number, max: number): Cell<number> {
  const write = (value: number) =>
    `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
  const expected = `${unit} from ${write(min)} to ${write(max)}`;
  return {
    expected,
    read(found) {
      const [, units, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(found) ?? [];
      if (units === undefined) throw notNumber(found, expected);
      const value = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
      return within(value, [min, max], found, expected);
    },
    write,
  };
}

function within(
  value: number,
  [min, max]: readonly [number, number],
  found: string,
  expected: string,
): number {
  if (value >= min && value <= max) return value;
  throw new CellFault(
    `${quoted(found)} is too ${value < min ? 'small' : 'large'}; write ${expected}`,
  );
}

function notNumber(found: string, expected: string): CellFault {
  return new CellFault(`${quoted(found)} ${whyNotNumber(found)}; write ${expected}`);
}

function whyNotNumber(found: string): string {
  if (/^-\s*\d/.test(found)) return 'is negative';
  if (/[٠-٩۰-۹]/.test(found)) return 'has other digits than 0 to 9';
  if (/^\d+,\d{1,2}$/.test(found)) return 'has a decimal comma';
  if (found.includes(',')) return 'has commas';
  if (/^\d+\.\d{3,}$/.test(found)) return 'has more than two decimals';
  return 'is no number';
}

/** `a, b or c`. */
function listed(values: readonly string[], word: 'and' | 'or'): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A text in quotation marks, shortened. */
export function quoted(found: string): string {
  const short = found.length > 40 ? `${found.slice(0, 39)}…` : found;
  return JSON.stringify(short);
}
