import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { startSandboxProvider } from '../../sandbox-provider/start-sandbox-provider.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { moyasar } from './providers/moyasar.ts';
import { sandboxProvider } from './providers/sandbox-provider.ts';

/** How to reach a running sandbox provider: its origin for our server, and for payers. */
export type SandboxAccess = Record<'url' | 'publicUrl' | 'secret' | 'notificationSecret', string>;

export interface OpenPayments {
  provider: PaymentProvider;
  /** Null with a real provider. */
  sandbox: SandboxAccess | null;
  close(): Promise<void>;
}

/**
 * Connects the configured payment provider, and starts the sandbox provider if none is running.
 *
 * @param started the sandbox provider that another process of this server has started.
 * @throws Error with the code `EADDRINUSE` if its port is taken.
 */
export async function openPayments(
  config: Config,
  started: SandboxAccess | null = null,
): Promise<OpenPayments> {
  if (config.paymentProvider === 'moyasar') {
    const provider = moyasar({
      url: config.moyasarUrl,
      secretKey: config.moyasarSecretKey ?? '',
      webhookSecret: config.moyasarWebhookSecret ?? '',
      savesCards: config.moyasarSavedCards === 'on',
    });
    return { provider, sandbox: null, close: async () => undefined };
  }
  const running = started ?? runningSandbox(config);
  if (running !== null) {
    return {
      provider: sandboxProvider(running),
      sandbox: running,
      close: async () => undefined,
    };
  }
  const { hostname } = new URL(config.publicUrl);
  // Only this server uses this provider, so its secrets need not outlive it.
  const secrets = { secret: newSecret(), notificationSecret: newSecret() };
  const sandbox = await startSandboxProvider({
    port: config.sandboxProviderPort,
    host: config.host,
    folder: path.join(config.dataDir, 'sandbox-provider'),
    publicUrl: (port) => `http://${hostname}:${port}`,
    ...secrets,
  });
  const access = { url: sandbox.url, publicUrl: sandbox.publicUrl, ...secrets };
  return {
    provider: sandboxProvider(access),
    sandbox: access,
    close: () => sandbox.close(),
  };
}

function runningSandbox(config: Config): SandboxAccess | null {
  const { sandboxProviderUrl: url } = config;
  if (url === null) return null;
  return {
    url,
    publicUrl: url,
    secret: config.sandboxProviderSecret ?? '',
    notificationSecret: config.sandboxProviderNotificationSecret ?? '',
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
