import { createLogger } from '@stoplight/prism-core';
import { createInstance, type IHttpRequest } from '@stoplight/prism-http';
import { type HttpOperation, operationsOfContract } from '../../mock-server/operations.ts';
import type { Exchange } from './exchange.ts';

const config = {
  isProxy: true,
  upstream: new URL('http://recorded.invalid'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
} as const;

export interface Verdict {
  /** The operation in the contract; absent if the contract has none for this request. */
  operationId?: string;
  /** Descriptions of the violations; empty if there are none. */
  violations: string[];
}

export interface Judge {
  operationIds: readonly string[];
  judge: (exchange: Exchange) => Promise<Verdict>;
  /** Validates the response of an operation only, for requests that are invalid on purpose. */
  judgeAnswer: (exchange: Exchange, operationId: string) => Promise<Verdict>;
}

const MEDIA_TYPE = /^\s*[\w.+-]+\/[\w.+-]+\s*(?:;.*)?$/;

/** Settings for judging a response whatever the request was. */
const answerAlone = { ...config, checkSecurity: false, validateRequest: false } as const;

/**
 * Prism's validating proxy, with recorded responses in place of its upstream. It checks requests,
 * security, statuses, content types, headers and bodies against the contract.
 */
export async function createJudge(): Promise<Judge> {
  const operations = await operationsOfContract();
  // Prism compares a request with the path of every operation that it is given.
  const byLength = Map.groupBy(operations, ({ path }) => partsOf(path));
  const byId = Map.groupBy(operations, ({ iid }) => iid);

  async function judgeBy(
    exchange: Exchange,
    rules: typeof config | typeof answerAlone,
    candidates: HttpOperation[],
  ): Promise<Verdict> {
    const type = exchange.responseHeaders['content-type'] ?? 'text/plain';
    // Prism throws on types that it cannot parse.
    if (!MEDIA_TYPE.test(type)) return { violations: [`The media type «${type}» is none`] };
    let operation: HttpOperation | undefined;
    const unreadable: string[] = [];
    const output = {
      statusCode: exchange.status,
      headers: exchange.responseHeaders,
      body: bodyOf(exchange, unreadable),
    };
    const prism = createInstance(rules, {
      logger: createLogger('judge', { level: 'silent' }),
      forward: (_input, _upstream, _proxy, found) => () => {
        operation = found;
        return () => Promise.resolve({ _tag: 'Right', right: output });
      },
    });
    const request = rules.validateRequest
      ? requestOf(exchange, unreadable)
      : requestOf({ ...exchange, requestBody: '' }, []);
    const result = await prism.request(request, candidates)();
    if (result._tag === 'Left') return { violations: [result.left.message] };

    const { input, output: answered } = result.right.validations;
    // For a path parameter that does not match its pattern, the contract's response is 404, as for
    // any unknown id.
    const counted = input.filter(({ path: at }) => exchange.status !== 404 || at?.[0] !== 'path');
    const judged = [...counted, ...answered].map(({ message }) => message);
    return {
      ...(operation?.iid !== undefined && { operationId: operation.iid }),
      violations: [...unreadable, ...judged, ...typeViolations(operation, exchange)],
    };
  }

  return {
    operationIds: operations.flatMap(({ iid }) => iid ?? []),
    judge: (exchange) =>
      judgeBy(exchange, config, byLength.get(partsOf(exchange.path)) ?? operations),
    judgeAnswer: (exchange, id) => judgeBy(exchange, answerAlone, byId.get(id) ?? operations),
  };
}

/**
 * Prism accepts `application/json` for `application/problem+json`, but clients that read problems
 * do not.
 */
function typeViolations(
  operation: HttpOperation | undefined,
  { status, responseHeaders }: Exchange,
): string[] {
  const response = operation?.responses.find(({ code }) => code === String(status));
  const documented = (response?.contents ?? []).map(({ mediaType }) => mediaType);
  const [type = ''] = (responseHeaders['content-type'] ?? '').split(';');
  if (documented.length === 0 || documented.includes(type.trim().toLowerCase())) return [];
  return [`The media type ${type} is not ${documented.join(' or ')}`];
}

/** Binary media types, and how their files begin. */
const BINARY = [
  ['application/pdf', 'PDF', '%PDF-'],
  [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'a workbook',
    'PK\u0003\u0004',
  ],
] as const;

/** The body for Prism to validate. Prism accepts any bytes as a file. */
function bodyOf({ responseHeaders, responseBody }: Exchange, unreadable: string[]): unknown {
  const type = responseHeaders['content-type'] ?? '';
  for (const [media, format, start] of BINARY) {
    if (!type.startsWith(media)) continue;
    if (!responseBody.startsWith(start)) unreadable.push(`Response body is not ${format}`);
    return responseBody;
  }
  const isText = /^(text\/csv|application\/xml)/.test(type);
  return isText ? responseBody : parse('Response', responseBody, unreadable);
}

function requestOf(exchange: Exchange, unreadable: string[]): IHttpRequest {
  const url = new URL(exchange.path, config.upstream);
  // Prism parses multipart forms itself.
  const isForm = exchange.requestHeaders['content-type']?.startsWith('multipart/') ?? false;
  const body = isForm ? exchange.requestBody : parse('Request', exchange.requestBody, unreadable);
  return {
    method: exchange.method.toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query: Object.fromEntries(url.searchParams) },
    headers: exchange.requestHeaders,
    ...(body !== undefined && { body }),
  };
}

/** How many parts a path has, whatever its query. */
function partsOf(path: string): number {
  return path.replace(/\?.*/s, '').split('/').length;
}

function parse(side: string, text: string, unreadable: string[]): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    unreadable.push(`${side} body is not JSON: ${text.slice(0, 80)}`);
    return text;
  }
}
