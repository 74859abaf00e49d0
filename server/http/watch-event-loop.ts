import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pulse } from './watch-thread.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT = 50;
/** Milliseconds that a heartbeat may be late. */
const LATE = 200;

/**
 * Logs each time something held the event loop for more than 200 ms, with the operations that were
 * being answered meanwhile, one of which did it. Pages are named by their template.
 *
 * @param pulse of the thread that watches this one, if there is one.
 */
export function watchEventLoop(app: FastifyInstance, pulse: Pulse | null): void {
  const open = new Map<string, string>();
  const done: string[] = [];
  let heart: NodeJS.Timeout | undefined;

  app.addHook('onRequest', async (request) => {
    open.set(request.id, nameOf(request));
    pulse?.begin(nameOf(request));
  });
  // Others may have begun while this one's body was read.
  app.addHook('preHandler', async (request) => {
    pulse?.begin(nameOf(request));
  });
  app.addHook('onResponse', async ({ id }) => {
    done.push(open.get(id) ?? 'unknown');
    open.delete(id);
  });
  // Nobody waits while it starts.
  app.addHook('onReady', async () => {
    let last = performance.now();
    heart = setInterval(() => {
      const now = performance.now();
      const blockedMs = Math.round(now - last - HEARTBEAT);
      last = now;
      pulse?.beat();
      if (blockedMs > LATE) {
        const operationIds = [...new Set([...open.values(), ...done])].sort();
        app.log.warn({ blockedMs, operationIds }, 'the event loop was blocked');
      }
      done.length = 0;
    }, HEARTBEAT).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(heart);
    await pulse?.stop();
  });
}

function nameOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operation?.id ?? routeOptions.url ?? 'unknown';
}
