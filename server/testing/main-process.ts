import { once } from 'node:events';
import { type ServerProcess, startProgram } from '../../e2e/provision/server-process.ts';

/**
 * Starts the server as a separate process with these settings only; the sandbox provider and
 * the store simulator take any free ports, so several servers can run at once.
 */
export function startMain(env: Record<string, string>): ServerProcess {
  return startProgram('server/main.ts', {
    SANDBOX_PROVIDER_PORT: '0',
    STORE_SIMULATOR_PORT: '0',
    ...env,
  });
}

export async function runMainToEnd(
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = startMain(env);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: output() };
}

/** @throws Error after a minute. */
export async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
