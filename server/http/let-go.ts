import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Accepts no more connections, and lets clients use theirs once more. Resolves when all are
     * closed, or after so many milliseconds; `close` then ends the idle ones.
     */
    letGo: (milliseconds: number) => Promise<void>;
  }
}

/**
 * Closes connections after their next answer once the server begins to close or to let go.
 * Otherwise closing would wait for the client to disconnect.
 */
export function letGoOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.decorate('letGo', async (milliseconds: number) => {
    isClosing = true;
    const closed = once(app.server, 'close', { signal: AbortSignal.timeout(milliseconds) });
    // The method of HTTP servers would cut idle connections, on which a request may be on its way.
    Server.prototype.close.call(app.server);
    await closed.catch(() => undefined);
  });
}
