import type { ServerProcess } from '../../e2e/provision/server-process.ts';
import { waitFor } from './main-process.ts';

/** A server with workers that logs its requests. */
export interface LoggingServer {
  process: ServerProcess;
  origin: string;
}

/** Processes that answered a request, by the server's log. */
export function answeredBy(log: string): Set<number> {
  const requests = log.split('\n').filter((line) => line.includes('"msg":"request"'));
  return new Set(requests.map((line) => (JSON.parse(line) as { pid: number }).pid));
}

/** Both processes that answer now. @throws Error if there are not two of them within a minute. */
export async function bothWorkers({ process, origin }: LoggingServer): Promise<Set<number>> {
  const start = process.output().length;
  const answered = () => answeredBy(process.output().slice(start));
  await waitFor(async () => {
    // A connection of its own goes to the next worker.
    await fetch(`${origin}/api/health`, { headers: { connection: 'close' } });
    return answered().size === 2;
  });
  return answered();
}
