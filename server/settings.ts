import { z } from 'zod';

/** One environment variable: its name, its expected values and how to parse it. */
export interface Setting<Value> {
  name: string;
  purpose: string;
  /** What a correct value looks like; ends the message about a wrong one. */
  expected: string;
  /** The value when the variable is absent or empty. */
  fallback: Value;
  schema: z.ZodType<Value>;
}

type Values<Table> = {
  [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

/** @param schema of the text, with its expectation as description. */
export function setting<Value, Fallback extends Value | null = Value>(
  name: string,
  purpose: string,
  schema: z.ZodType<Value>,
  fallback: NoInfer<Value> | Fallback,
): Setting<Value | Fallback> {
  return { name, purpose, expected: schema.description ?? '', fallback, schema };
}

export function oneOf<const Choice extends string>(...choices: Choice[]) {
  return z.enum(choices).describe(`one of ${choices.join(', ')}`);
}

/** Both bounds are inclusive. */
export function integer(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .describe(`a whole number from ${minimum} to ${maximum}`);
}

/** Any text, or only what `isRight` accepts. */
export function text(expected: string, isRight: (value: string) => boolean = () => true) {
  return z.string().refine(isRight).describe(expected);
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** A comma-separated list. */
export function list(expected: string, isItem: (item: string) => boolean) {
  return z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isItem))
    .describe(expected);
}

/** The line about a wrong or missing setting, without its value, which may be secret. */
export function complaint({ name, expected }: Pick<Setting<unknown>, 'name' | 'expected'>): string {
  return `${name}: expected ${expected}`;
}

/** Every setting of the table by its key, and a line for each wrong value. */
export function readSettings<Table extends Record<string, Setting<unknown>>>(
  table: Table,
  env: Record<string, string | undefined>,
): { values: Values<Table>; wrong: string[] } {
  const wrong: string[] = [];
  const values = Object.entries(table).map(([key, { schema, fallback, ...about }]) => {
    const written = env[about.name]?.trim() ?? '';
    if (written === '') return [key, fallback];
    const read = schema.safeParse(written);
    if (!read.success) wrong.push(complaint(about));
    return [key, read.success ? read.data : fallback];
  });
  return { values: Object.fromEntries(values) as Values<Table>, wrong };
}
