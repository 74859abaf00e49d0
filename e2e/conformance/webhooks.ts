import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../openapi/generated/types.ts';
import type { Who } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import { fits } from './breaks.ts';
import type { BodyOf, ResultOf } from './call.ts';
import { bundle, type Schema } from './contract.ts';
import { foundOnce } from './found-once.ts';

type EventType = components['schemas']['WebhookEventType'];
type Details = ResultOf<'getWebhookMessage'>;
type Shown = ResultOf<'getWebhookEndpoint'>;

/** The body of a webhook. */
export interface Told {
  type: EventType;
  sample?: boolean;
  data: Record<string, unknown>;
}

/** An event in an endpoint's log, with what it tells. */
export type Logged = Details & { told: Told };

/** An endpoint with its secret, and whose it is. */
export interface OwnEndpoint {
  who: Who;
  path: { endpoint_id: string };
  url: string;
  secret: string;
}

/** Allowed on every backend; nobody receives there. */
export const NOWHERE = 'https://hooks.example.com/mizan';

const schemas = Object.entries(bundle.webhooks ?? {}).map(
  ([event, { post }]) => [event, post?.requestBody?.content?.['application/json']?.schema] as const,
);
const schemaOf = new Map(schemas as [string, Schema | undefined][]);

export const EVERY_EVENT = [...schemaOf.keys()] as EventType[];

/** A new endpoint for every event, unless the changes say otherwise. */
export async function newEndpoint(
  api: KitApi,
  who: Who,
  changes: Partial<BodyOf<'createWebhookEndpoint'>> = {},
): Promise<OwnEndpoint> {
  const body = { url: NOWHERE, events: EVERY_EVENT, ...changes };
  const { endpoint, secret } = await api.ok('createWebhookEndpoint', { who, body });
  return { who, path: { endpoint_id: endpoint.id }, url: body.url, secret };
}

/** Replaces what the owner of an endpoint chose. */
export function setEndpoint(
  api: KitApi,
  { who, path, url }: OwnEndpoint,
  changes: Partial<BodyOf<'updateWebhookEndpoint'>>,
) {
  const body = { url, events: EVERY_EVENT, active: true, ...changes };
  return api.ok('updateWebhookEndpoint', { who, path, body });
}

/**
 * A webhook of an endpoint.
 *
 * @throws BrokenLaw unless its body is what the contract's `webhooks` allow.
 */
export async function loggedOf(
  api: KitApi,
  { who, path }: OwnEndpoint,
  message_id: string,
): Promise<Logged> {
  const answer = await api.succeed('getWebhookMessage', { who, path: { ...path, message_id } });
  const details = answer.body as Details;
  const told = read(details.body);
  const { event } = details.message;
  if (!fits(schemaOf.get(event) ?? {}, told) || (told as Told).type !== event) {
    throw new BrokenLaw(`The body of a webhook is no ${event}: ${details.body}`, answer);
  }
  return { ...details, told: told as Told };
}

/**
 * What is wrong with the headers of a webhook that arrived, by the contract's `webhooks`; undefined if
 * nothing is.
 */
export function headerFaultOf(event: EventType, headers: IncomingHttpHeaders): string | undefined {
  const { parameters = [] } = bundle.webhooks?.[event]?.post ?? {};
  const wrong = parameters.find(({ name, schema = {} }) => {
    const text = headers[name];
    return !fits(schema as Schema, schema.type === 'integer' ? Number(text) : text);
  });
  return wrong && `${wrong.name} is ${String(headers[wrong.name])}`;
}

/** The log of an endpoint, the newest first. */
export async function logOf(api: KitApi, endpoint: OwnEndpoint): Promise<Logged[]> {
  const { who, path } = endpoint;
  const query = { limit: '100' };
  const { data } = await api.ok('listWebhookMessages', { who, path, query });
  return Promise.all(data.map(({ id }) => loggedOf(api, endpoint, id)));
}

/** Sends a sample to an endpoint. @returns the id of the webhook. */
export async function sendSample(api: KitApi, { who, path }: OwnEndpoint): Promise<string> {
  return (await api.ok('sendTestWebhook', { who, path, body: { event: 'balance.low' } })).id;
}

/** What an endpoint is told of a shipment, once it is told of so many events or the time is up. */
export function toldOf(
  api: KitApi,
  endpoint: OwnEndpoint,
  { id }: { id: string },
  count: number,
): Promise<Logged[]> {
  return foundOnce(
    async () => (await logOf(api, endpoint)).filter(({ told }) => told.data['shipment_id'] === id),
    (found) => found.length >= count,
  );
}

/** A webhook of an endpoint, once so many attempts are in its log or the time is up. */
export function afterAttempts(
  api: KitApi,
  endpoint: OwnEndpoint,
  id: string,
  count: number,
): Promise<Logged> {
  return loggedOnce(api, endpoint, id, ({ message }) => message.attempts >= count);
}

/**
 * A webhook of an endpoint, once the outcomes of so many attempts are in its log or the time is up.
 * It is read again then: the attempt may have ended while the first answer was made.
 */
export async function attempted(
  api: KitApi,
  endpoint: OwnEndpoint,
  id: string,
  count: number,
): Promise<Logged> {
  await loggedOnce(api, endpoint, id, ({ attempts }) => attempts.length >= count);
  return loggedOf(api, endpoint, id);
}

/** A webhook of an endpoint, once it is as wanted or the time is up. */
export function loggedOnce(
  api: KitApi,
  endpoint: OwnEndpoint,
  id: string,
  isThere: (logged: Logged) => boolean,
): Promise<Logged> {
  return foundOnce(() => loggedOf(api, endpoint, id), isThere);
}

/** An endpoint as it is shown, once it is as wanted or the time is up. */
export function endpointOnce(
  api: KitApi,
  { who, path }: OwnEndpoint,
  isThere: (shown: Shown) => boolean = () => true,
): Promise<Shown> {
  return foundOnce(() => api.ok('getWebhookEndpoint', { who, path }), isThere);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
