import { type Html, html } from '../../../common/html.ts';
import { byReason, type Unseen } from '../beyond-reach.ts';
import type { Result } from '../findings.ts';
import type { Outcome } from '../run.ts';
import { CHECKS } from '../usage.ts';
import type { About } from './about.ts';
import { count, waitingFor } from './count.ts';
import { notBuiltIn } from './not-built.ts';
import { notJudgedIn, type NotJudged } from './not-judged.ts';
import { partsOf } from './parts.ts';
import { commandOf } from './repeat.ts';
import { STYLE } from './style.ts';

/** Up to this many names are shown at once. */
const SHOWN = 12;

/** The report as one page that loads nothing, to be passed on. */
export function htmlOf({ results, total, unseen }: Outcome, about: About): Html {
  const { config, baseUrl, seconds, cutShort, options } = about;
  const { passed, failed, noAccount } = partsOf(results);
  const notBuilt = notBuiltIn(results);
  const notJudged = notJudgedIn(results);
  const unjudged = notJudged.flatMap(({ what }) => what).length;
  const title = `Conformance of ${config.name}`;
  const counts = [
    ['passed', passed.length, passed.length === 1 ? 'check passed' : 'checks passed'],
    ['failed', failed.length, 'failed'],
    [
      'open',
      notBuilt.length,
      notBuilt.length === 1 ? 'operation not built' : 'operations not built',
    ],
    ['open', unjudged, 'not judged'],
  ] as const;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="quiet">
            ${baseUrl} · ${total} requests in ${seconds.toFixed(0)} s · seed ${options.seed}
          </p>
          <ul class="counts">
            ${counts.map(
              ([kind, number, words]) =>
                html`<li class="${number === 0 ? 'none' : kind}"><b>${number}</b> ${words}</li>`,
            )}
          </ul>
          ${cutShort !== undefined && html`<p class="notice"><b>The run ended early.</b> ${cutShort}</p>`}
          ${noAccount.length > 0 && section('Could not run', noAccount.map(lackOf))}
          ${failed.length > 0 && section('Failed', failed.map(failureOf))}
          ${notBuilt.length > 0 && section('Not built yet', list(notBuilt))}
          ${notJudged.length > 0 && section('Not judged', notJudged.map(unjudgedOf))}
          ${unseen.length > 0 && section('Values that no answer had', byReason(unseen).map(unseenIn))}
          ${section('Passed', passedIn(passed))} ${section('Run it again', again(about))}
        </main>
      </body>
    </html>`;
}

function section(title: string, content: Html | Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
}

function list(names: readonly (string | Html)[]): Html {
  return html`<ul>
    ${names.map((name) => html`<li>${name}</li>`)}
  </ul>`;
}

/** The accounts that could not be made: the config's affair as often as the server's. */
function lackOf({ detail = '', curl, answer, waiting = 0 }: Result): Html {
  return html`<article class="lack">
    <h3>A test account</h3>
    <p>${detail}</p>
    <p class="quiet">${waitingFor(waiting)}, neither passed nor failed.</p>
    ${exchange('Request', curl, answer)}
  </article>`;
}

function failureOf({ check, operation, detail = '', clause, curl, answer, ...more }: Result): Html {
  const seen = more.times === undefined ? '' : ` Seen ${more.times} times.`;
  const least =
    more.least && !more.last ? ' No smaller request was found that fails in the same way.' : '';
  return html`<article>
    <h3>${CHECKS.get(check) ?? check}</h3>
    <p class="quiet">
      <code>${check}</code> ${operation !== undefined && html`<code>${operation}</code>`}
    </p>
    <p>${detail}</p>
    ${(seen !== '' || least !== '') && html`<p class="quiet">${`${seen}${least}`.trim()}</p>`}
    <p><b>The contract:</b> ${withCode(clause)}</p>
    ${exchange(more.last ? 'Last request before it' : 'Request', curl, answer)}
  </article>`;
}

/** Words in backticks as code. */
function withCode(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

function exchange(name: string, curl: string | undefined, answer: string | undefined): Html {
  const part = (heading: string, text: string) =>
    html`<h4>${heading}</h4>
      <pre><code>${text}</code></pre>`;
  return html`${curl !== undefined && part(name, curl)}
  ${answer !== undefined && part('Answer', answer)}`;
}

function unjudgedOf({ why, what }: NotJudged): Html {
  const names = html`<p class="names">${what.map((name) => html`<code>${name}</code> `)}</p>`;
  const reason = withCode(why.charAt(0).toUpperCase() + why.slice(1));
  if (what.length <= SHOWN)
    return html`<h3>${reason}</h3>
      ${names}`;
  return html`<h3>${reason}</h3>
    <details>
      <summary>${what.length} checks and operations</summary>
      ${names}
    </details>`;
}

function unseenIn({ why, sets }: Unseen): Html {
  const all = sets.flatMap(({ missing }) => missing).length;
  const rows = sets.map(
    ({ name, size, missing }) =>
      html`${name}: ${missing.map((value) => html`<code>${value}</code> `)}
        <span class="quiet">${missing.length} of ${size}</span>`,
  );
  return html`<details>
    <summary>${count(all, 'value')} of the contract</summary>
    ${why !== undefined && html`<p>${why}:</p>`} ${list(rows)}
  </details>`;
}

function passedIn(passed: readonly Result[]): Html {
  if (passed.length === 0) return html`<p>Nothing.</p>`;
  const rows = [...Map.groupBy(passed, ({ check }) => check)].map(
    ([check, same]) =>
      html`${CHECKS.get(check) ?? check}
        <span class="quiet">${same.length > 1 && same.length}</span>`,
  );
  return html`<details>
    <summary>${count(rows.length, 'kind')} of checks</summary>
    ${list(rows)}
  </details>`;
}

function again({ options }: About): Html {
  return html`<pre><code>${commandOf(options)}</code></pre>
    <p class="quiet">
      The seed decides what is sent, and what is deliberately wrong. In the requests,
      <code>TOKEN</code> is the whole value of the header, such as <code>Bearer …</code>; a comment
      says which token it was. With <code>--keep-tokens</code>, <code>report.md</code> lists them.
    </p>`;
}
