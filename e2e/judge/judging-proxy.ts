import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Judge, Verdict } from './judge.ts';

/** Origins of the two upstreams, which are the same if the backend also serves the web app. */
export interface Upstreams {
  api: string;
  app: string;
}

/** An exchange with the API and its verdict. */
export interface Judged extends Verdict {
  /** `GET /website/shipments?limit=25 -> 200`. */
  exchange: string;
}

export interface JudgingProxy {
  /** Origin without a trailing slash. */
  url: string;
  /** The exchanges judged since the last call, once all pending responses have been judged. */
  taken(): Promise<Judged[]>;
  stop(): Promise<void>;
}

const basePath = '/api';

/**
 * A proxy between a client and the servers, on a loopback port (any free one by default). It passes
 * everything on unchanged, and judges the exchanges of the API.
 */
export async function startJudgingProxy(
  { judge }: Judge,
  { api, app }: Upstreams,
  listenPort = 0,
): Promise<JudgingProxy> {
  // A separate connection for each request, because the server may close a kept-alive one just when
  // it is used again.
  const agent = new Agent({ keepAlive: false });
  let underWay: Promise<Judged>[] = [];
  /** Files with a hash of their content in the name: every page loads dozens of them. */
  const assets = new Map<string, { headers: NodeJS.Dict<string | string[]>; body: Buffer }>();

  async function pass(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const requestBody = await buffer(incoming);
    const { method = 'GET', url: path = '/' } = incoming;
    const headers = endToEnd(incoming.headers);
    const upstream = request(new URL(path, origin), { agent, method, headers });
    upstream.end(requestBody);
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const status = answer.statusCode ?? 502;
    const answered = endToEnd(answer.headers);
    outgoing.writeHead(status, answered).end(body);
    return { method, path, requestHeaders: headers, requestBody, status, headers: answered, body };
  }

  async function passToApi(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Judged> {
    // The judge reads uncompressed text.
    delete incoming.headers['accept-encoding'];
    const requestLine = `${incoming.method} ${incoming.url?.slice(basePath.length)}`;
    try {
      const { method, path, requestHeaders, requestBody, status, headers, body } = await pass(
        api,
        incoming,
        outgoing,
      );
      const verdict = await judge({
        method,
        path: path.slice(basePath.length),
        requestHeaders: flat(requestHeaders),
        requestBody: requestBody.toString(),
        status,
        responseHeaders: flat(headers),
        responseBody: body.toString(),
      });
      return { exchange: `${requestLine} -> ${status}`, ...verdict };
    } catch (error) {
      outgoing.destroy();
      return { exchange: requestLine, violations: [`There is no answer: ${String(error)}`] };
    }
  }

  async function passToApp(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url = '/' } = incoming;
    const known = assets.get(url);
    if (known) {
      outgoing.writeHead(200, known.headers).end(known.body);
      return;
    }
    const { status, headers, body } = await pass(app, incoming, outgoing);
    if (url.startsWith('/assets/') && status === 200) assets.set(url, { headers, body });
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(`${basePath}/`)) {
      underWay.push(passToApi(incoming, outgoing));
    } else {
      passToApp(incoming, outgoing).catch(() => outgoing.destroy());
    }
  });
  server.listen(listenPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    async taken() {
      const all = await Promise.all(underWay);
      underWay = underWay.slice(all.length);
      return all;
    },
    async stop() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Headers without the hop-by-hop ones. */
function endToEnd(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  const kept = { ...headers };
  for (const name of ['connection', 'keep-alive']) Reflect.deleteProperty(kept, name);
  return kept;
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}
