// Receives webhooks, verifies them and keeps each one once. Needs Node 20.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const key = Buffer.from(process.env.MIZAN_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
if (key.length < 24) throw new Error('MIZAN_WEBHOOK_SECRET is not a secret.');
mkdirSync('events', { recursive: true });

/** Whether a webhook is genuine, and its time at most five minutes off. */
function isGenuine(headers, body) {
  const time = headers['webhook-timestamp'];
  const hmac = createHmac('sha256', key).update(`${headers['webhook-id']}.${time}.`).update(body);
  const right = Buffer.from(`v1,${hmac.digest('base64')}`);
  const isRight = (given) => given.length === right.length && timingSafeEqual(given, right);
  // There are two signatures while the secret is being renewed.
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  const isSigned = signatures.some((each) => isRight(Buffer.from(each)));
  return isSigned && Math.abs(Date.now() / 1000 - time) <= 300;
}

const server = createServer(async (request, response) => {
  try {
    const body = await buffer(request);
    const genuine = isGenuine(request.headers, body);
    const file = `events/${request.headers['webhook-id']}.json`;
    if (genuine && !existsSync(file)) {
      // The file gets its name when it is whole.
      writeFileSync(`${file}.part`, body);
      renameSync(`${file}.part`, file);
      console.log(JSON.parse(body).type, file);
    }
    response.writeHead(genuine ? 204 : 400).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end(); // The event will be sent again.
  }
});
server.listen(process.env.PORT, '127.0.0.1');
