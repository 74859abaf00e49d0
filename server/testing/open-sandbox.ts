import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { sandboxProvider } from '../features/top-ups/providers/sandbox-provider.ts';
import { startReceiver } from './notification-receiver.ts';
import {
  startSandboxProvider,
  type SandboxOptions,
} from '../sandbox-provider/start-sandbox-provider.ts';

export const secrets = { secret: 'key', notificationSecret: 'signs' };

/** The sandbox provider with our adapter for it, until the test ends. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandboxProvider({
    port: 0,
    folder: null,
    slowness: 50,
    retryDelays: [10, 10, 10],
    ...secrets,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return { ...sandbox, provider: sandboxProvider({ ...sandbox, ...secrets }) };
}

/** A merchant's address for notifications, until the test ends. */
export async function openReceiver(statusOf?: (before: number) => number) {
  const receiver = await startReceiver(statusOf);
  onTestFinished(receiver.stop);
  return receiver;
}

/** A folder for the journal, until the test ends. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends a form of the hosted page, as a browser without scripts does. */
export async function post(checkoutUrl: string, form: Record<string, string>) {
  const url = checkoutUrl.replace('localhost', '127.0.0.1');
  const body = new URLSearchParams(form);
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const { status, headers } = response;
  return { status, to: headers.get('location'), text: await response.text() };
}

/** Sends the form with a card. */
export function payBy(number: string, checkoutUrl: string, changes: Record<string, string> = {}) {
  const card = { do: 'pay', name: 'سالم', expiry: '12/40', code: '123' };
  return post(checkoutUrl, { ...card, number, ...changes });
}
