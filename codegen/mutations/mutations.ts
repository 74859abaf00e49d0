import {
  type ContractDocument,
  type ParameterObject,
  resolved,
  type Schema,
} from '../../common/contract/document.ts';
import { placedOperations } from '../../common/contract/operations.ts';
import type { Kind, Mutation } from './mutation.ts';
import { reachOf } from './reach.ts';
import { tightenings } from './tightenings.ts';
import type { Usage } from './used-words.ts';

/**
 * Every relevant mutation of the contract, meaning that the web app or the backend depends on it.
 *
 * That is every operation, since the backend has a handler for each; a parameter, a property or a
 * value that an operation reaches and that occurs in the program as a name or a string; and a bound
 * that the program repeats, as a number or a regular expression in a file that also has the
 * name of its property. Every other bound exists in the contract alone:
 * both sides read it there and follow any change.
 */
export function relevantMutations(contract: ContractDocument, used: Usage): Mutation[] {
  const reach = reachOf(contract);
  const reached = new Set([...reach.values()].flatMap((names) => [...names]));
  const users = (schema: string) =>
    [...reach].flatMap(([id, names]) => (names.has(schema) ? id : []));

  return [
    ...placedOperations(contract).flatMap(({ method, path, operation }) => {
      const { operationId: id } = operation;
      const find = (document: ContractDocument) => document.paths[path];
      return [
        ...ofOperation(id, method, find),
        ...(operation.parameters ?? []).flatMap((listed, index) =>
          listed.$ref === undefined && used.has(listed.name)
            ? ofParameter(
                used,
                id,
                listed,
                (document) => find(document)?.[method]?.parameters?.[index],
              )
            : [],
        ),
      ];
    }),
    ...Object.entries(contract.components.parameters ?? {}).flatMap(([name, node]) => {
      const parameter = node as ParameterObject;
      return used.has(parameter.name)
        ? ofParameter(
            used,
            name,
            parameter,
            (document) => document.components.parameters?.[name] as ParameterObject,
          )
        : [];
    }),
    ...[...reached].flatMap((name) => ofSchema(contract, name, used, users(name))),
  ];
}

function ofOperation(
  id: string,
  method: string,
  find: (document: ContractDocument) => ContractDocument['paths'][string] | undefined,
): Mutation[] {
  const place = { place: id, words: [id] };
  return [
    {
      ...place,
      ...{ kind: 'rename', what: 'operation renamed' },
      apply: (document) => {
        const operation = find(document)?.[method];
        if (operation) operation.operationId = `${id}Again`;
      },
    },
    {
      ...place,
      ...{ kind: 'remove', what: 'operation removed' },
      apply: (document) => delete find(document)?.[method],
    },
  ];
}

function ofParameter(
  used: Usage,
  owner: string,
  { name, in: where, required, schema = {} }: ParameterObject,
  find: (document: ContractDocument) => ParameterObject | undefined,
): Mutation[] {
  const mutation = (kind: Kind, what: string, change: (it: ParameterObject) => void): Mutation => ({
    ...{ kind, what, place: `${owner} ${where} parameter ${name}`, words: [name, owner] },
    apply: (document) => {
      const parameter = find(document);
      if (parameter) change(parameter);
    },
  });
  const inline = schema.$ref === undefined ? schema : {};
  const stated = tightenings(inline).filter(({ bound }) => used.states([name], bound));
  return [
    // Path parameters are named in the path; renaming one would make the contract invalid.
    ...(where === 'path'
      ? []
      : [mutation('rename', 'renamed', (it) => (it.name = `${name}_again`))]),
    mutation('retype', 'with another type', (it) => (it.schema = anotherType(schema))),
    ...(required ? [] : [mutation('require', 'now required', (it) => (it.required = true))]),
    ...valuesOf(inline)
      .filter((value) => used.has(String(value)))
      .map((value) =>
        mutation('narrow', `without ${JSON.stringify(value)}`, (it) => without(it.schema, value)),
      ),
    ...stated.map(({ what, change }) =>
      mutation('tighten', what, (it) => {
        if (it.schema) change(it.schema);
      }),
    ),
  ];
}

function ofSchema(
  contract: ContractDocument,
  name: string,
  used: Usage,
  operations: readonly string[],
): Mutation[] {
  const schema = contract.components.schemas?.[name] as Schema;
  const mutation = (
    kind: Kind,
    { property, what, value }: { property?: string | undefined; what: string; value?: string },
    change: (it: Schema) => void,
  ): Mutation => ({
    ...{ kind, what, schema: name, place: property === undefined ? name : `${name}.${property}` },
    words: [value ?? [], property ?? [], name, operations].flat(),
    apply: (document) => {
      change(document.components.schemas?.[name] as Schema);
    },
  });
  /** Values and bounds of the schema itself, or of one of its properties. */
  const inner = (at: Schema, property: string | undefined, find: (it: Schema) => Schema) => [
    ...valuesOf(at)
      .filter((value) => used.has(String(value)))
      .map((value) =>
        mutation(
          'narrow',
          { property, what: `without ${JSON.stringify(value)}`, value: String(value) },
          (it) => {
            without(find(it), value);
          },
        ),
      ),
    ...tightenings(at)
      .filter(({ bound }) => used.states(property === undefined ? carriers : [property], bound))
      .map(({ what, change }) =>
        mutation('tighten', { property, what }, (it) => {
          change(find(it));
        }),
      ),
  ];
  const carriers = carriersOf(contract, name);
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).filter(([each]) => used.has(each));
  return [
    ...inner(schema, undefined, (it) => it),
    ...properties.flatMap(([property, own]) => [
      mutation('rename', { property, what: 'renamed' }, (it) => {
        const { [property]: moved, ...rest } = it.properties ?? {};
        it.properties = { ...rest, ...(moved && { [`${property}_again`]: moved }) };
        it.required = (it.required ?? []).map((each) =>
          each === property ? `${property}_again` : each,
        );
      }),
      mutation('remove', { property, what: 'removed' }, (it) => {
        delete it.properties?.[property];
        it.required = (it.required ?? []).filter((each) => each !== property);
      }),
      mutation('retype', { property, what: 'with another type' }, (it) => {
        if (it.properties) it.properties[property] = anotherType(resolved(contract, own));
      }),
      ...(required.has(property)
        ? []
        : [
            mutation('require', { property, what: 'now required' }, (it) => {
              it.required = [...(it.required ?? []), property];
            }),
          ]),
      ...inner(own, property, (it) => it.properties?.[property] ?? {}),
    ]),
  ];
}

/** Names of the properties whose schema is that named one. */
function carriersOf({ components }: ContractDocument, name: string): string[] {
  return Object.values(components.schemas ?? {}).flatMap((schema) =>
    Object.entries((schema as Schema).properties ?? {}).flatMap(([property, { $ref }]) =>
      $ref === `#/components/schemas/${name}` ? property : [],
    ),
  );
}

/** The values that may be removed: all but the last. */
function valuesOf({ enum: values = [] }: Schema): unknown[] {
  return values.length > 1 ? values : [];
}

function without(schema: Schema | undefined, value: unknown): void {
  if (schema?.enum) schema.enum = schema.enum.filter((each) => each !== value);
}

function anotherType({ type }: Schema): Schema {
  return type === 'string' || type === undefined
    ? { type: 'integer', format: 'int32', minimum: 0, maximum: 100 }
    : { type: 'string', maxLength: 20, pattern: '^\\S*$' };
}
