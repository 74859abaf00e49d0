import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Recorder {
  /** Origin without a trailing slash. */
  url: string;
  /** Each request as received: first line, headers and body. */
  requests: { isFromBrowser: boolean; text: string }[];
  /** Forwards to this origin from now on. */
  leadTo: (origin: string) => void;
  /** Answers with this instead of forwarding; null ends that. */
  answerWith: (lie: ((request: string) => { status: number; body: string }) | null) => void;
  stop: () => Promise<void>;
}

/** A proxy on a free loopback port that records every request to a server. */
export async function startRecorder(): Promise<Recorder> {
  let upstream = '';
  let lie: Parameters<Recorder['answerWith']>[0] = null;
  const requests: Recorder['requests'] = [];
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then(async (body) => {
      const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
      const text = [`${method} ${url}`, rawHeaders.join('\n'), body.toString()].join('\n\n');
      requests.push({ isFromBrowser: headers.authorization === undefined, text });
      if (lie) {
        const { status, body: answer } = lie(text);
        outgoing.writeHead(status, { 'content-type': 'application/json' }).end(answer);
        return;
      }
      const onward = ask(new URL(url, upstream), { method, headers, agent: false });
      onward.end(body);
      const [answer] = (await once(onward, 'response')) as [IncomingMessage];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(await buffer(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    leadTo: (origin) => (upstream = origin),
    answerWith: (answer) => (lie = answer),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
