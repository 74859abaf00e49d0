import { openDatabase } from '../../db/database.ts';
import { sendWebhooks } from '../../features/webhooks/sending/send-webhooks.ts';

/** Sends the webhooks of a database until it is killed. */
const { DATABASE_URL: databaseUrl = '', TIME_LIMIT = '' } = process.env;
const db = await openDatabase({ databaseUrl });
const log = { warn: console.error, error: console.error };
const messages = { deliver: () => Promise.resolve() };
const services = { db, log, messages, policy: 'any' as const, timeLimit: Number(TIME_LIMIT) };
process.stdout.write('sending\n');
await sendWebhooks(services, new AbortController().signal);
