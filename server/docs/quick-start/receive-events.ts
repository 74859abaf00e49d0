import { type Html, html } from '../../../common/html.ts';
import { pauseBeforeTry } from '../../domain/webhook-schedule.ts';
import { sampleEvent } from '../../features/webhooks/sample-event.ts';
import { signWebhook } from '../../features/webhooks/sending/sign.ts';
import { command } from '../command.ts';
import { printed, saved } from './printed.ts';
import { RECEIVERS, VERIFIER } from './programs.ts';

const operation = (id: string) => html`<a href="/docs#/integration/${id}">${id}</a>`;

/** How another system is told of events, and programs that receive them. */
export function receiveEvents(): Html {
  return html`<p>
      A webhook endpoint is a URL of your system. The events that you choose are sent to it as they
      happen, so you need not ask. Webhooks follow Standard Webhooks 1.0.0, so its libraries can
      verify them too.
    </p>
    <h3>Add an endpoint</h3>
    <p>
      Open <a href="/profile?tab=integrations">Profile → Integrations</a>, press
      <b>New endpoint</b>, give an https URL on port 443 or 8443 and choose events. Or call
      ${operation('createWebhookEndpointByKey')}; the key needs
      <b>Manage webhook endpoints and send again</b>. Tick <b>For test keys</b>, or call with a test
      key, and the endpoint hears only of what test keys do, such as the shipment above. Copy the
      signing secret, which is shown once:
    </p>
    ${command(`export MIZAN_WEBHOOK_SECRET=whsec_…
export PORT=8080`)}
    <h3>What arrives</h3>
    ${command(example())}
    <p>
      The <a href="/docs#/webhooks/onShipmentDelivered">reference</a> describes every event. No
      event contains personal data; for a shipment, ${operation('getShipmentByKey')} has the rest.
      Your receiver must
    </p>
    ${duties()}
    <h3>A receiver</h3>
    ${programs()}
    <p>
      Press <b>Send a test event</b> beside the endpoint to try it. Its log shows each attempt with
      your answer.
    </p>
    <h3>When it does not arrive</h3>
    ${failures()}`;
}

/** A webhook whose signature is right, with a secret that nobody has. */
function example(): string {
  const sentAt = new Date('2026-11-21T10:02:00Z');
  const body = sampleEvent('shipment.delivered', sentAt);
  const id = 'msg_01jd4a5r6s7t8v9w0x1y2z3a4b';
  const secret = 'whsec_c8Wq4nHs2XvK7dJm5TzR9bLf1PyG6eUo3AiBtYxVk7o=';
  const headers = signWebhook({ id, body: Buffer.from(body) }, [secret], sentAt);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['POST /hooks HTTP/1.1', 'content-type: application/json', ...lines, '', body].join('\n');
}

function duties(): Html {
  return html`<ul>
    <li>
      verify the signature: <code>v1,</code> and the Base64 of the HMAC-SHA256 of id, timestamp and
      body, joined by full stops. The key is what follows <code>whsec_</code>, decoded from Base64.
      Take the bytes of the body as they came, since parsed JSON may be written in another way, and
      compare in constant time. While the secret is being renewed there are two signatures with a
      space between them; one that is right is enough;
    </li>
    <li>
      refuse a timestamp that is more than five minutes off: somebody may have recorded the webhook
      and be sending it again;
    </li>
    <li>
      answer with any 2xx within 15 seconds. Keep the event, answer, and do what takes time after
      that;
    </li>
    <li>
      recognise a repetition by its <code>webhook-id</code>. An event may arrive more than once, for
      example after an answer was lost;
    </li>
    <li>
      expect any order. <code>sequence</code> grows with each change of a shipment: what has a lower
      number than you know already is old.
    </li>
  </ul>`;
}

function programs(): Html {
  return html`<p class="program" data-language="${VERIFIER.id}">
      A shell cannot receive webhooks, but it can look into one that you have saved. Put the headers
      into <code>ID</code>, <code>TIMESTAMP</code> and <code>SIGNATURE</code>, the body into a file,
      save ${saved(VERIFIER)} beside it and run it with <code>${VERIFIER.command}</code>. It needs
      ${VERIFIER.needs}. openssl gets the key as an argument, which others on the machine can see
      while it runs.
    </p>
    ${RECEIVERS.map(
      (each) =>
        html`<p class="program" data-language="${each.id}">
          Save ${saved(each)} and run it with <code>${each.command}</code>. It needs ${each.needs}.
          It listens on this machine only: your web server, which has the certificate, passes the
          requests on. It keeps each event as a file in <code>events</code>; a table with a unique
          column for the id would do as well.
        </p>`,
    )}
    ${[VERIFIER, ...RECEIVERS].map((each) => printed(each))}`;
}

function failures(): Html {
  return html`<p>
      Whatever is not a 2xx has failed, redirects too, which are not followed. A webhook is sent
      ${pauses().length} times at most: at once, and ${inWords(pauses().slice(1))} after the failure
      before, give or take a tenth.
    </p>
    <ul>
      <li>
        With <code>Retry-After</code>, the next attempt is not made earlier than you ask. More than
        a day counts as a day.
      </li>
      <li>The status 410 disables the endpoint: nothing more is sent until you resume it.</li>
      <li>
        While an endpoint fails, you are warned after one day and after three. After five it is
        paused.
      </li>
      <li>
        What was missed stays in the log for 30 days. Resume the endpoint and press
        <b>Send undelivered again</b>, or call ${operation('resendWebhooksByKey')}.
      </li>
    </ul>`;
}

/** Seconds before each attempt. */
function pauses(): number[] {
  const found: number[] = [];
  for (;;) {
    const pause = pauseBeforeTry(found.length, 0.5);
    if (pause === null) return found;
    found.push(pause / 1_000);
  }
}

function inWords(seconds: readonly number[]): string {
  const words = seconds.map((each) => {
    if (each < 60) return `${each} seconds`;
    return each < 3_600 ? `${each / 60} minutes` : `${each / 3_600} hours`;
  });
  return new Intl.ListFormat('en-GB').format(words);
}
