import { escapePointer } from '../../common/contract/document.ts';
import type { Schema } from './contract.ts';

/** One value of a field of a body that has a set of them. */
export interface Choice {
  path: readonly string[];
  value: string | number;
}

/** Every value of every field with a set of them, down to fields of objects in objects. */
export function choicesOf({ properties = {} }: Schema, above: readonly string[] = []): Choice[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = [...above, name];
    return [
      ...(schema.enum ?? []).map((value) => ({ path, value })),
      ...(schema.type === 'object' ? choicesOf(schema, path) : []),
    ];
  });
}

export function pointerTo(path: readonly string[]): string {
  return path.map((name) => `/${escapePointer(name)}`).join('');
}

/** What a body has there; undefined if it has nothing. */
export function memberAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined,
    body,
  );
}

/** Whether a body has the object that the last member of the path belongs to. */
export function hasPlaceFor(body: unknown, path: readonly string[]): boolean {
  return typeof memberAt(body, path.slice(0, -1)) === 'object';
}
