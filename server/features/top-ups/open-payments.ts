import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { startSandboxProvider } from '../../sandbox-provider/start-sandbox-provider.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { moyasar } from './providers/moyasar.ts';
import { sandboxProvider } from './providers/sandbox-provider.ts';

export interface OpenPayments {
  provider: PaymentProvider;
  /** The origin where payers reach the sandbox; null with a real provider. */
  sandboxUrl: string | null;
  close(): Promise<void>;
}

/**
 * Connects the configured payment provider, and starts the sandbox provider if none is running.
 *
 * @throws Error with the code `EADDRINUSE` if its port is taken.
 */
export async function openPayments(config: Config): Promise<OpenPayments> {
  if (config.paymentProvider === 'moyasar') {
    const provider = moyasar({
      url: config.moyasarUrl,
      secretKey: config.moyasarSecretKey ?? '',
      webhookSecret: config.moyasarWebhookSecret ?? '',
    });
    return { provider, sandboxUrl: null, close: async () => undefined };
  }
  const running = config.sandboxProviderUrl;
  if (running !== null) {
    const provider = sandboxProvider({
      url: running,
      publicUrl: running,
      secret: config.sandboxProviderSecret ?? '',
      notificationSecret: config.sandboxProviderNotificationSecret ?? '',
    });
    return { provider, sandboxUrl: running, close: async () => undefined };
  }
  const { hostname } = new URL(config.publicUrl);
  // Only this process uses this provider, so its secrets need not outlive it.
  const secrets = { secret: newSecret(), notificationSecret: newSecret() };
  const sandbox = await startSandboxProvider({
    port: config.sandboxProviderPort,
    host: config.host,
    folder: path.join(config.dataDir, 'sandbox-provider'),
    publicUrl: (port) => `http://${hostname}:${port}`,
    ...secrets,
  });
  return {
    provider: sandboxProvider({ ...sandbox, ...secrets }),
    sandboxUrl: sandbox.publicUrl,
    close: () => sandbox.close(),
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
