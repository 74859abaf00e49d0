import type { Schema } from '../../common/contract/document.ts';

export interface Tightening {
  what: string;
  /** The original bound. */
  bound: string;
  change: (schema: Schema) => void;
}

const upper = ['maxLength', 'maxItems', 'maximum'];
const lower = ['minLength', 'minItems', 'minimum'];

/** Every bound of a schema, tightened to refuse half of its values; a pattern to refuse most. */
export function tightenings(schema: Schema): Tightening[] {
  const number = (keyword: string) => schema[keyword] as number | undefined;
  const to = (keyword: string, value: unknown): Tightening => ({
    what: `${keyword}: ${String(schema[keyword])} -> ${String(value)}`,
    bound: String(schema[keyword]),
    change: (it) => {
      it[keyword] = value;
    },
  });
  return [
    ...upper.flatMap((keyword, index) => {
      const most = number(keyword);
      const least = number(lower[index] ?? '') ?? 0;
      const half = most === undefined ? undefined : Math.floor((least + most) / 2);
      return half === undefined || half === most ? [] : [to(keyword, half)];
    }),
    ...lower.flatMap((keyword, index) => {
      const least = number(keyword);
      const most = number(upper[index] ?? '');
      if (least === undefined || most === undefined || least === most) return [];
      return [to(keyword, Math.ceil((least + most) / 2))];
    }),
    ...(schema.pattern === undefined ? [] : [to('pattern', '^[a-c]+$')]),
  ];
}
