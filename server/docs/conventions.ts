import { type Html, html } from '../../common/html.ts';

/** What holds for every operation. @param keyed links to those that take an idempotency key */
export function conventions(keyed: Html): Html {
  return html`<dl class="conventions">
    ${rule(
      'Base paths',
      html`<code>/api/website/…</code> is for people, with the bearer token of signIn.
        <code>/api/…</code> is for other systems, with client key and secret key by Basic
        authentication. Neither opens what is the other’s. A request with the header
        <code>type: public</code> carries no token.`,
    )}
    ${rule(
      'Money',
      html`<code>{"amount": 4715, "currency": "SAR"}</code>: an integer in minor units, here 47.15
        riyals. Never a fraction: shares and averages round half up.`,
    )}
    ${rule(
      'Measures',
      html`Weights are grams, lengths millimetres. The units that a person typed are kept beside
      them.`,
    )}
    ${rule(
      'Times',
      html`RFC 3339 in UTC, with a Z. Calendars and time zones are the reader’s affair.`,
    )}
    ${rule(
      'Identifiers',
      html`Opaque, with a prefix that says of what, as in <code>shp_…</code>; they give away no
        number. What belongs to another account is 404, never 403, and so is an identifier that
        cannot be one.`,
    )}
    ${rule(
      'Absent, not null',
      html`An optional field without a value is left out. An unknown field is refused.`,
    )}
    ${rule(
      'Lists',
      html`<code>limit</code> and an opaque <code>cursor</code>, the <code>next_cursor</code> of the
        page before; without one it was the last page. <code>total</code> is capped and says so.`,
    )}
    ${rule(
      'Idempotency',
      html`${keyed} take an <code>Idempotency-Key</code>: the same key, path and body give the same
        answer for 24 hours, another path or body 422.`,
    )}
    ${rule(
      'Errors',
      html`RFC 9457 as <code>application/problem+json</code>: a stable <code>code</code>, texts in
        the language of <code>Accept-Language</code> (Arabic when it is left out), and for each
        wrong field a JSON pointer and a code of its own.`,
    )}
    ${rule(
      'Which error first',
      html`401 before all others, then what cannot be read and wrong parameters (400, 413), then
      fields against their schema (422), then everything else. Told any time after 401: that what
      the path names is not there (404), that an idempotency key was used for something else (422),
      that a notification is forged (403).`,
    )}
    ${rule(
      'Limits',
      html`Every answer has <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and
        <code>RateLimit-Reset</code>; a 429 has <code>Retry-After</code>.`,
    )}
  </dl>`;
}

function rule(name: string, text: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`;
}
