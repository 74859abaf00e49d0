import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../openapi/generated/types.ts';
import type { Part } from './parts.ts';

export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** The value that a rule is about. */
export interface Setting {
  part: Part;
}

/** What must be true of values, beyond what their schemas say. */
export interface Rule<At extends Setting = Setting> {
  /** The schemas of the values that it is about; absent if it may be about any. */
  schemas?: readonly SchemaName[];
  /** In words, as in "fees add up to the total". */
  says: string;
  /** What is wrong with a value, in words; nothing if it is right or none of the rule's business. */
  faultsOf: (setting: At) => readonly string[];
}

/** A rule about all values that follow one of these schemas. */
export function ruleOf<Name extends SchemaName, At extends Setting = Setting>(
  says: string,
  names: readonly Name[],
  faultsOf: (value: Schemas[Name], setting: At) => readonly string[],
): Rule<At> {
  const followed: ReadonlySet<string | undefined> = new Set(names);
  return {
    says,
    schemas: names,
    faultsOf: (setting) =>
      followed.has(setting.part.schema)
        ? faultsOf(setting.part.value as Schemas[Name], setting)
        : [],
  };
}

/** A rule about objects of any schema that have all of these properties. */
export function ruleWith<Property extends string, At extends Setting = Setting>(
  says: string,
  properties: readonly Property[],
  faultsOf: (value: Record<Property, unknown>, setting: At) => readonly string[],
): Rule<At> {
  return {
    says,
    faultsOf: (setting) => {
      const { value } = setting.part;
      if (typeof value !== 'object' || value === null) return [];
      if (!properties.every((property) => property in value)) return [];
      return faultsOf(value as Record<Property, unknown>, setting);
    },
  };
}

/** Nothing if both are the same, else what differs, in words. */
export function same(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  const [is, should] = [actual, expected].map((each) => JSON.stringify(each) ?? 'absent');
  return [`${what} is ${is}, not ${should}`];
}

/** Nothing if it holds, else the fault. */
export function unless(holds: boolean, fault: string): string[] {
  return holds ? [] : [fault];
}
