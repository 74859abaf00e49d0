import { useState } from 'react';

/**
 * The value of a numeric field: a number once it is one, null while empty, and otherwise the text
 * as typed, so that the schema can report it and nothing typed is lost.
 */
type TypedNumber = number | string | null | undefined;

interface TypedNumberOptions {
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  /** Parses what was typed; null if it is not a number. */
  parse: (typed: string) => number | null;
  /** Formats a value from elsewhere as a person would type it. */
  print: (value: number) => string;
}

/** Keeps "2." on the screen while the form already holds 2. */
export function useTypedNumber({ value, onChange, parse, print }: TypedNumberOptions) {
  const [typed, setTyped] = useState<{ text: string; value: TypedNumber } | null>(null);

  const text =
    typed !== null && Object.is(typed.value, value)
      ? typed.text
      : typeof value === 'number'
        ? print(value)
        : (value ?? '');

  const change = (next: string) => {
    const read = next.trim() === '' ? null : (parse(next) ?? next);
    setTyped({ text: next, value: read });
    onChange(read);
  };

  return { text, change };
}
