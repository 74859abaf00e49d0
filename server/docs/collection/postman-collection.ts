import type { ContractDocument } from '../../../common/contract/document.ts';
import { operationsOf, placedOperations } from '../../../common/contract/operations.ts';
import type { Operation } from '../../http/contract.ts';
import type { OperationId } from '../../http/operations.ts';
import type { PostmanCollection, PostmanFolder } from './postman.ts';
import { requestItem } from './request-item.ts';
import { type Variable, variablesOf } from './variables.ts';

type Contract = ContractDocument<OperationId>;

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const DESCRIPTION = `Every operation of the Mizan API that keys open, with an example of its body.

Set \`client_key\` and \`secret_key\`; use a test key to begin with. The other variables are set by answers: after a quote, the next booking books its cheapest price.`;

/** Folders in the order in which one needs them; others come after them. */
const FOLDERS = ['integration', 'couriers', 'quotes', 'courier-rules', 'shipments', 'attachments'];

/**
 * The operations of keys as a collection for Postman and what imports its format.
 *
 * @param baseUrl of the API that the collection calls until somebody changes the variable
 */
export function postmanCollection(contract: Contract, baseUrl: string): PostmanCollection {
  const keyed = operationsOf(contract).filter(({ scheme }) => scheme === 'apiKey');
  const variables = variablesOf(contract, new Set(keyed.map(({ id }) => id)));
  return {
    info: {
      name: 'Mizan API',
      description: DESCRIPTION,
      schema: SCHEMA,
      version: contract.info.version,
    },
    auth: {
      type: 'basic',
      basic: [
        { key: 'username', value: '{{client_key}}' },
        { key: 'password', value: '{{secret_key}}' },
      ],
    },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'client_key', value: '' },
      { key: 'secret_key', value: '' },
      ...variables.map(({ name, example }) => ({ key: name, value: example })),
    ],
    item: foldersOf(contract, keyed, variables),
  };
}

/** A folder for each part of the product, of whose operations keys open some. */
function foldersOf(
  contract: Contract,
  keyed: readonly Operation[],
  variables: readonly Variable[],
): PostmanFolder[] {
  const written = new Map(
    placedOperations(contract).map((each) => [each.operation.operationId, each]),
  );
  const parts = Map.groupBy(keyed, ({ sameAs }) => written.get(sameAs)?.operation.tags?.[0] ?? '');
  return [...new Set([...FOLDERS, ...parts.keys()])].map((tag) => ({
    name: tag,
    description: contract.tags?.find(({ name }) => name === tag)?.description ?? '',
    item: (parts.get(tag) ?? []).flatMap(({ id }) => {
      const placed = written.get(id);
      return placed ? requestItem(contract, placed, variables) : [];
    }),
  }));
}
