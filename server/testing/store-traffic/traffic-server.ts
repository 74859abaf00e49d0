import { type ServerProcess, startProgram } from '../../../e2e/provision/server-process.ts';
import { PRODUCTION_SETTINGS } from '../production-settings.ts';

export interface TrafficServer extends ServerProcess {
  /** Lets it begin; resolves when it serves. */
  open: () => Promise<void>;
}

/**
 * Starts the whole server as a process that loads its modules and waits to be opened: in production
 * mode, which refuses the embedded database, and on that in demo mode with couriers that stand
 * still. No limit is set: those of production hold.
 */
export function startTrafficServer(
  place: Record<string, string>,
  port: number,
  more: Record<string, string> = {},
): TrafficServer {
  const isProduction = 'DATABASE_URL' in place;
  const settings = {
    ...(isProduction ? PRODUCTION_SETTINGS : { SIMULATED_COURIER_SPEED: '0' }),
    ...{ PORT: String(port), LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ SANDBOX_PROVIDER_PORT: '0', ...place, ...more },
  };
  const flags = ['--import', new URL('wait-before-main.ts', import.meta.url).href];
  const server = startProgram('server/main.ts', settings, { flags });
  const isReady = isProduction ? /mizan\.example\/api/ : /DEMO MODE/;
  return {
    ...server,
    async open() {
      server.child.stdin.write('open\n');
      await server.until(() => isReady.exec(server.output())?.[0]);
    },
  };
}
