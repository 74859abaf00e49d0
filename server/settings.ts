/** One environment variable: its name, what it takes and how it is read. */
export interface Setting<Value> {
  name: string;
  purpose: string;
  /** What a right value looks like; ends the message about a wrong one. */
  expected: string;
  /** The value where the variable is absent or empty. */
  fallback: Value;
  /** The value, or undefined when the text is none. */
  parse: (text: string) => Value | undefined;
}

type About<Value> = Pick<Setting<Value>, 'name' | 'purpose' | 'fallback'>;

export function oneOf<const Choice extends string, Fallback extends Choice | null>(
  choices: readonly Choice[],
  about: About<Fallback>,
): Setting<Choice | Fallback> {
  return {
    ...about,
    expected: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text),
  };
}

/** `minimum` and `maximum` are inclusive. */
export function integer<Fallback extends number | null>(
  minimum: number,
  maximum: number,
  about: About<Fallback>,
): Setting<number | Fallback> {
  return {
    ...about,
    expected: `a whole number from ${minimum} to ${maximum}`,
    parse: (text) => {
      const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

/** Any text, or only what `isRight` accepts. */
export function text<Fallback extends string | null>(
  about: About<Fallback> & { expected: string },
  isRight: (value: string) => boolean = () => true,
): Setting<string | Fallback> {
  return { ...about, parse: (value) => (isRight(value) ? value : undefined) };
}

export function list(
  isItem: (item: string) => boolean,
  about: About<string[]> & { expected: string },
): Setting<string[]> {
  return {
    ...about,
    parse: (value) => {
      const items = value.split(',').map((item) => item.trim());
      return items.every(isItem) ? items : undefined;
    },
  };
}
