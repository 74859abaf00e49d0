import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJudge } from '../judge/judge.ts';
import { openApi } from './api.ts';
import { readArguments } from './arguments.ts';
import { checkedHooks } from './checked-hooks.ts';
import type { ConformanceConfig } from './config.ts';
import { withLeftOut } from './load-config.ts';
import { runAll, type Outcome } from './run.ts';
import { openWire } from './wire.ts';

const judge = createJudge();

/** What every answer of a server has. */
export const HEADERS = {
  ...{ 'ratelimit-limit': '100', 'ratelimit-remaining': '99', 'ratelimit-reset': '60' },
  ...{ 'request-id': '1', 'content-type': 'application/json' },
};

/** Runs the kit on a server that lives as long as the run. */
export async function judgeServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  given: Omit<ConformanceConfig, 'name'>,
  args: readonly string[],
): Promise<Outcome> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    void listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const options = readArguments(['--seed', '1', ...args]);
  const wire = openWire(baseUrl, options.timeout);
  const config = checkedHooks(withLeftOut({ name: 'a server of a test', ...given }));
  const known = await judge;
  try {
    return await runAll({
      ...{ options, config, judge: known },
      apiFor: (findings) => openApi({ baseUrl, wire, judge: known, findings, skip: config.skip }),
    });
  } finally {
    wire.close();
    server.closeAllConnections();
    server.close();
  }
}
