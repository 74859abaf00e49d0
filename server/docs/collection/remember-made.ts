import {
  type ContractDocument,
  nameOf,
  type OperationObject,
  resolved,
  type Schema,
} from '../../../common/contract/document.ts';
import type { Variable } from './variables.ts';

/** The statuses with which something was made. */
const MADE = ['201', '202'];

/**
 * A script for Postman after an operation: what it has made is what the following requests name.
 * Undefined for an operation that makes nothing that has a variable.
 */
export function rememberMade(
  contract: ContractDocument,
  { responses }: OperationObject,
  variables: readonly Variable[],
): string[] | undefined {
  const status = MADE.find((each) => each in responses);
  const { content } = resolved(contract, responses[status ?? ''] ?? {});
  const places = placesIn(contract, content?.['application/json']?.schema ?? {});
  const found = variables.flatMap(({ name, schema }) => {
    const place = places.find((each) => each.schema === schema);
    return place ? [`    ${name}: made${place.path},`] : [];
  });
  if (found.length === 0) return undefined;
  return [
    '// What an answer says was made is what the following requests name.',
    `if (pm.response.code === ${status}) {`,
    '  const made = pm.response.json();',
    '  const found = {',
    ...found,
    '  };',
    '  for (const [name, value] of Object.entries(found)) {',
    '    if (value !== undefined) pm.collectionVariables.set(name, value);',
    '  }',
    '}',
  ];
}

interface Place {
  /** The component that a value follows. */
  schema: string | undefined;
  /** How a script reaches it, such as `?.prices?.[0]?.courier?.id`. */
  path: string;
}

/** What an answer always has, of lists the first, with what is nearest to the top first. */
function placesIn(contract: ContractDocument, schema: Schema): Place[] {
  const places: Place[] = [];
  let level = [{ schema, path: '' }];
  while (level.length > 0) {
    places.push(...level.map((each) => ({ ...each, schema: nameOf(each.schema) })));
    level = level.flatMap(({ schema: holder, path }) => {
      const { properties = {}, required = [], items } = resolved(contract, holder);
      const below = required.map((name) => ({
        schema: properties[name] ?? {},
        path: `${path}?.${name}`,
      }));
      return items ? [...below, { schema: items, path: `${path}?.[0]` }] : below;
    });
  }
  return places;
}
