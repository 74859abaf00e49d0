import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../e2e/provision/free-port.ts';
import { sendWebhook } from '../../../features/webhooks/sending/send-webhook.ts';
import type { Delivery } from './deliveries.ts';
import type { PrintedPage } from './printed-on.ts';

/** A printed program that judges webhooks. */
export interface Verifier {
  accepts: (delivery: Delivery) => Promise<boolean>;
  stop: () => Promise<void>;
}

interface Receiver extends Verifier {
  /** The files that it says it has written, in this order. */
  told: () => string[];
  /** What it has kept: the text of each event by its file. */
  kept: () => Promise<Record<string, string>>;
}

/** Starts a program that receives webhooks; they come from the sender of the product. */
export async function startReceiver(
  page: PrintedPage,
  file: string,
  secret: string,
): Promise<Receiver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mizan-receive-events-'));
  const port = await freePort();
  const program = await page.start(file, folder, {
    MIZAN_WEBHOOK_SECRET: secret,
    PORT: String(port),
  });
  await program.until(() => opens(port));
  const url = `http://127.0.0.1:${port}/hooks`;
  await hangUpOn(port);
  return {
    async accepts(delivery) {
      const sent = await sendWebhook({ url, ...delivery }, { policy: 'any', timeLimit: 15_000 });
      if (sent.outcome === 'delivered' && sent.status === 204) return true;
      if (sent.outcome === 'refused' && sent.status === 400) return false;
      throw new Error(`${JSON.stringify(sent)}\n${program.output()}`);
    },
    told: () => program.output().match(/(?<=shipment\.updated )events\/\S+/g) ?? [],
    async kept() {
      const texts: Record<string, string> = {};
      for (const name of await readdir(path.join(folder, 'events'))) {
        texts[`events/${name}`] = await readFile(path.join(folder, 'events', name), 'utf8');
      }
      return texts;
    },
    async stop() {
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The program that looks into webhooks which were saved. It keeps nothing. */
export async function useVerifier(
  page: PrintedPage,
  file: string,
  secret: string,
): Promise<Verifier> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mizan-verify-event-'));
  return {
    async accepts({ headers, body }) {
      await writeFile(path.join(folder, 'body.json'), body);
      const { code, output } = await page.run(file, folder, {
        MIZAN_WEBHOOK_SECRET: secret,
        ID: headers['webhook-id'] ?? '',
        TIMESTAMP: headers['webhook-timestamp'] ?? '',
        SIGNATURE: headers['webhook-signature'] ?? '',
      });
      if (code === 0 && output === 'Genuine.\n') return true;
      if (code === 1 && /^(?:Not genuine:|Genuine, but)/.test(output)) return false;
      throw new Error(output);
    },
    stop: () => rm(folder, { recursive: true }),
  };
}

async function opens(port: number): Promise<true | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Sends half of a request, which must not stop the program. */
async function hangUpOn(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const half = 'POST /hooks HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{';
  socket.end(half);
  await once(socket.resume(), 'close');
}
