import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../http/operations.ts';
import type { PostmanCollection, PostmanItem } from '../postman.ts';

export interface ListedRequest {
  id: OperationId;
  item: PostmanItem;
}

/** All requests of a collection, by the operation that ends the description. */
export function requestsIn({ item }: Pick<PostmanCollection, 'item'>): ListedRequest[] {
  return item
    .flatMap((folder) => folder.item)
    .map((each) => ({
      id: (/`(\w+)`$/.exec(each.request.description)?.[1] ?? '') as OperationId,
      item: each,
    }));
}

/**
 * Sends requests of a collection as Postman does: with its variables, and a request's script afterwards.
 *
 * @param own values of variables
 * @param files that a person chooses, by the field of the form
 */
export function playPostman(
  app: FastifyInstance,
  { auth, variable }: PostmanCollection,
  own: Record<string, string>,
  files: Record<string, Blob>,
) {
  const variables = new Map(variable.map(({ key, value }) => [key, value]));
  for (const [name, value] of Object.entries(own)) variables.set(name, value);
  const filled = (text: string): string =>
    text.replaceAll(/\{\{([^{}]+)\}\}/g, (whole, name: string) =>
      name === '$guid' ? randomUUID() : (variables.get(name) ?? whole),
    );
  const credentials = auth.basic.map(({ value }) => filled(value)).join(':');
  return async ({ request, event = [] }: PostmanItem): Promise<LightMyRequestResponse> => {
    const { url, header, body } = request;
    const values = new Map(url.variable.map(({ key, value }) => [key, filled(value)]));
    const address = url.raw.replaceAll(
      /(?<=\/):(\w+)/g,
      (_, name: string) => values.get(name) ?? '',
    );
    const form = new FormData();
    for (const { key } of body?.mode === 'formdata' ? body.formdata : []) {
      if (files[key]) form.append(key, files[key], `${key}.csv`);
    }
    const answer = await app.inject({
      method: request.method as 'GET',
      url: filled(address),
      headers: {
        ...Object.fromEntries(header.map(({ key, value }) => [key, filled(value)])),
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        ...(body?.mode === 'raw' && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: body.mode === 'raw' ? filled(body.raw) : form }),
    });
    const pm = {
      response: { code: answer.statusCode, json: () => answer.json<unknown>() },
      collectionVariables: variables,
    };
    for (const { script } of event) runInNewContext(script.exec.join('\n'), { pm });
    return answer;
  };
}
