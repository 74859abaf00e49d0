import { type Html, html } from '../../common/html.ts';

/** Rules for every operation. @param keyed links to the operations that take an idempotency key */
export function conventions(keyed: Html): Html {
  return html`<dl class="conventions">
    ${rule(
      'Base paths',
      html`<code>/api/website/…</code> is for people and takes the bearer token from signIn.
        <code>/api/…</code> is for other systems and takes a client key and secret key with Basic
        authentication. Neither kind of credential works on the other part. A request with the
        header <code>type: public</code> carries no token.`,
    )}
    ${rule(
      'Money',
      html`<code>{"amount": 4715, "currency": "SAR"}</code>: an integer in minor units, here 47.15
        riyals. Amounts are never fractional: shares and averages round half up.`,
    )}
    ${rule(
      'Measures',
      html`Weights are in grams, lengths in millimetres. The units that a person entered are kept
      beside them.`,
    )}
    ${rule(
      'Times',
      html`RFC 3339 in UTC, ending in Z. The client chooses the calendar and time zone for display.`,
    )}
    ${rule(
      'Texts',
      html`Well-formed Unicode without U+0000. Patterns match code points, and each takes linear
      time. Judge the length before the pattern: a text that is too long is refused at no cost.`,
    )}
    ${rule(
      'Identifiers',
      html`Opaque, with a prefix for the type, as in <code>shp_…</code>; they do not reveal how many
        there are. Another account’s object is 404, never 403. So is a malformed identifier.`,
    )}
    ${rule(
      'Absent, not null',
      html`An optional field without a value is left out. Unknown fields are refused.`,
    )}
    ${rule(
      'Lists',
      html`Lists take a <code>limit</code> and an opaque <code>cursor</code>, which is the previous
        page’s <code>next_cursor</code>. The last page has no <code>next_cursor</code>.
        <code>total</code> is capped; <code>total_is_capped</code> says when.`,
    )}
    ${rule(
      'Idempotency',
      html`${keyed} take an <code>Idempotency-Key</code>; where it is not required, a request
        without one makes another each time. For 24 hours the same key, path and body give the same
        answer. The same key with a different path or body is 422.`,
    )}
    ${rule(
      'Errors',
      html`RFC 9457 problem details as <code>application/problem+json</code>: a stable
        <code>code</code>, texts in the language of <code>Accept-Language</code> (Arabic if it is
        missing), and a JSON pointer and code for each invalid field.`,
    )}
    ${rule(
      'Order of errors',
      html`401 comes before all others, then unreadable requests and invalid parameters (400, 413),
      then fields that break their schema (422), then everything else. Three errors may come at any
      point after 401: an object in the path does not exist (404), the idempotency key was used for
      another request (422), the notification is forged (403).`,
    )}
    ${rule(
      'Rate limits',
      html`Every response has <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and
        <code>RateLimit-Reset</code>; a 429 also has <code>Retry-After</code>.`,
    )}
    ${rule(
      'Request ids',
      html`Every response has <code>Request-Id</code>. The request log of your API keys shows it,
        and it is what we need to look into a question.`,
    )}
  </dl>`;
}

function rule(name: string, text: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`;
}
