import closeWithGrace from 'close-with-grace';
import { readConfig } from '../config.ts';
import { openStores } from '../features/stores/open-stores.ts';
import { openPayments } from '../features/top-ups/open-payments.ts';
import type { Letter } from '../messages/message.ts';
import { Outbox } from '../messages/outbox.ts';
import { openConfigured } from '../prepare-database.ts';
import { explain } from '../start-error.ts';
import { graceOf, startWebsite } from '../website.ts';
import type { Order, Report, Started } from './orders.ts';

/** One of the processes that answer requests. It ends when the primary does. */

// A terminal sends these to every process of the server; the primary decides what follows.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

/** Passes messages on to the primary, which tells all workers what their outbox holds. */
class SharedOutbox extends Outbox {
  override deliver(letter: Letter): Promise<void> {
    report({ letter });
    return Promise.resolve();
  }
}

function report(report: Report, sent?: () => void): void {
  process.send?.(report, undefined, undefined, sent);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const { sandbox, stores } = JSON.parse(process.env.STARTED ?? '{}') as Partial<Started>;
  const payments = await openPayments(config, sandbox);
  const { simulator: storeSimulator } = await openStores(config, stores);
  const outbox = new SharedOutbox();
  const db = await openConfigured(config);
  const website = await startWebsite({
    ...{ config, db, payments: payments.provider, storeSimulator, outbox },
  });
  let isEnding = false;
  let how: 'stop' | 'leave' = 'leave';
  const { close } = closeWithGrace(
    { delay: graceOf(config), logger: false, skip: ['SIGINT', 'SIGHUP', 'SIGTERM'] },
    async ({ err }) => {
      if (err) website.log.fatal({ err }, 'stopping');
      await website[how]();
      await db.close();
    },
  );
  const end = (order: 'stop' | 'leave') => {
    if (isEnding) return;
    isEnding = true;
    how = order;
    void close();
  };
  process.on('SIGTERM', () => {
    end('stop');
  });
  process.on('message', (order: Order) => {
    if ('end' in order) end(order.end);
    else if ('letters' in order) outbox.copy(order.letters);
    else
      void website.metrics?.families().then((families) => {
        report({ families });
      });
  });
}

try {
  await serve();
} catch (error) {
  report({ failure: explain(error) }, () => process.exit(1));
}
