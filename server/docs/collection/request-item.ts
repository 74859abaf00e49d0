import {
  type ContractDocument,
  type ParameterObject,
  resolved,
  type Schema,
} from '../../../common/contract/document.ts';
import { exampleCall } from '../../../common/contract/example-call.ts';
import type { PlacedOperation } from '../../../common/contract/operations.ts';
import type { OperationId } from '../../http/operations.ts';
import type { PostmanBody, PostmanItem, PostmanUrl } from './postman.ts';
import { rememberMade } from './remember-made.ts';
import { type Variable, variableOf, withVariables } from './variables.ts';

type Contract = ContractDocument<OperationId>;
type Placed = PlacedOperation<OperationId>;

/** Where another example than the first fits the next requests. */
const EXAMPLES: Partial<Record<OperationId, string>> = { createQuoteByKey: 'to_book' };

/** The headers that every request sends; Postman knows what `$guid` is. */
const HEADERS: Record<string, string> = {
  'Accept-Language': 'en',
  'Idempotency-Key': '{{$guid}}',
};

/** The request of an operation, with an example of its body. */
export function requestItem(
  contract: Contract,
  placed: Placed,
  variables: readonly Variable[],
): PostmanItem {
  const { method, operation } = placed;
  const { operationId: id, summary = id, description = '' } = operation;
  const parameters = (operation.parameters ?? []).map((each) => resolved(contract, each));
  const body = bodyOf(contract, id, operation, variables);
  const exec = rememberMade(contract, operation, variables);
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: `${description}\n\n\`${id}\``,
      header: parameters
        .filter((each) => each.in === 'header')
        .map(({ name, example }) => ({ key: name, value: HEADERS[name] ?? String(example) })),
      url: urlOf(placed.path, parameters, variables),
      ...(body && { body }),
    },
    ...(exec && { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] }),
  };
}

function urlOf(
  path: string,
  parameters: readonly ParameterObject[],
  variables: readonly Variable[],
): PostmanUrl {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const query = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, example = '', required = false, description = '' }) => ({
      key: name,
      value: String(example),
      disabled: !required,
      description,
    }));
  const sent = query.filter(({ disabled }) => !disabled);
  const search = sent.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{base_url}}/${segments.join('/')}${search && `?${search}`}`,
    host: ['{{base_url}}'],
    path: segments,
    query,
    variable: parameters
      .filter((each) => each.in === 'path')
      .map(({ name, example, schema }) => {
        const variable = variables.find((each) => each.name === variableOf(schema));
        return { key: name, value: variable ? `{{${variable.name}}}` : String(example) };
      }),
  };
}

function bodyOf(
  contract: Contract,
  id: OperationId,
  { requestBody }: Placed['operation'],
  variables: readonly Variable[],
): PostmanBody | undefined {
  const { body } = exampleCall(contract, id, EXAMPLES[id]);
  const form = requestBody?.content?.['multipart/form-data'];
  if (form) return formOf(resolved(contract, form.schema ?? {}), body ?? {});
  if (!body) return undefined;
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {});
  const raw = JSON.stringify(withVariables(contract, { schema, body }, variables), null, 2);
  return { mode: 'raw', raw, options: { raw: { language: 'json' } } };
}

/** A form whose files a person chooses. */
function formOf({ properties = {} }: Schema, example: object): PostmanBody {
  return {
    mode: 'formdata',
    formdata: Object.entries(example).map(([key, value]) =>
      properties[key]?.['format'] === 'binary'
        ? { key, type: 'file', src: [] }
        : { key, value: String(value), disabled: true },
    ),
  };
}
