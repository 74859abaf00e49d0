import { type Html, html } from '../../../common/html.ts';
import type { ProblemCode } from '../../http/problem.ts';
import { PROBLEM_TEXTS } from '../../http/problem-texts.ts';
import { command } from '../command.ts';
import { table } from '../table.ts';

const { title, detail } = PROBLEM_TEXTS.validation_failed.en;

const PROBLEM = `HTTP/1.1 422 Unprocessable Entity
Content-Type: application/problem+json

${JSON.stringify(
  {
    type: 'urn:mizan:problem:validation_failed',
    title,
    status: 422,
    code: 'validation_failed',
    detail,
    errors: [{ pointer: '/weight', code: 'max', params: { maximum: 1_000_000 } }],
  },
  null,
  2,
)}`;

interface Advice {
  status: string;
  /** Some of the codes, as examples. */
  codes: readonly ProblemCode[];
  advice: string;
}

const ADVICE: readonly Advice[] = [
  {
    status: '400, 422',
    codes: ['malformed_request', 'validation_failed'],
    advice: 'Change the request. Each entry of errors points to a field.',
  },
  { status: '401', codes: ['unauthorized'], advice: 'Check both keys. They may be revoked.' },
  {
    status: '403',
    codes: ['insufficient_scope', 'test_key_required'],
    advice: 'Use a key that may do this.',
  },
  { status: '404', codes: ['not_found'], advice: 'The account of the key has no such object.' },
  {
    status: '409',
    codes: ['quote_expired', 'quote_mismatch', 'event_refused'],
    advice:
      'Look at how things stand. A problem about a quote has a fresh one in quote: book that, with a new idempotency key.',
  },
  {
    status: '429',
    codes: ['rate_limited'],
    advice: 'Wait for as many seconds as Retry-After says, then repeat the request.',
  },
  {
    status: '500, 503',
    codes: ['internal_error', 'temporarily_unavailable'],
    advice:
      'Repeat the request, with the same idempotency key and after Retry-After if it is there.',
  },
];

/** How errors look and what to do about them. */
export function errors(): Html {
  return html`<p>
      Every error is a problem (RFC 9457). Decide by its <code>code</code>, which is stable. Texts
      are for people, in the language of <code>Accept-Language</code>: English if it names it,
      otherwise Arabic.
    </p>
    ${command(PROBLEM)}
    ${table(
      'What to do about errors',
      ['Status', 'Codes, for example', 'What to do'],
      ADVICE.map(({ status, codes, advice }) => [
        html`${status}`,
        html`${codes.map((code, index) => html`${index > 0 && ', '}<code>${code}</code>`)}`,
        html`${advice}`,
      ]),
    )}
    <p>
      <a href="/docs/implement#errors">All codes</a> and the operations that return them are listed
      for those who implement the contract.
    </p>`;
}

/** How to repeat a request without doing anything twice. */
export function retries(): Html {
  return html`<p>
      If a connection breaks while you book, you cannot know whether the booking was made. Send the
      same request with the same <code>Idempotency-Key</code> again: the answer is the shipment, and
      it was booked once. To be able to, keep the key and the body before you send them, as the
      programs do in <code>order.json</code>.
    </p>
    <ul>
      <li>Choose a new key for each order, such as a UUID, and never one for each attempt.</li>
      <li>For 24 hours the same key, path and body give the same answer.</li>
      <li>
        The same key with another body is 422 <code>idempotency_key_reused</code>, and nothing is
        booked.
      </li>
      <li>
        Every answer has <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code>: how many
        requests the key has left, and in how many seconds it has all of them again.
      </li>
    </ul>
    <p>
      Run the program again to see it: the shipment is the same. Delete <code>order.json</code> to
      book another.
    </p>`;
}
