import { freePort } from '../../../e2e/provision/free-port.ts';
import { startMain } from '../main-process.ts';
import { PRODUCTION_SETTINGS } from '../production-settings.ts';

/** Starts the server in production mode. It logs warnings only, because this process reads its log. */
export async function startServer(env: Record<string, string>) {
  const port = String(await freePort());
  const { child, until, output, stop } = startMain({
    ...PRODUCTION_SETTINGS,
    ...{ PORT: port, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000' },
    ...env,
  });
  await until(() => /mizan\.example\/api/.exec(output())?.[0]);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server has no process id');
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => stop() };
}
