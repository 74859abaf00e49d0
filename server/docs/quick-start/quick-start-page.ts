import { type Html, html } from '../../../common/html.ts';
import { BASE_PATH } from '../../http/contract.ts';
import { command } from '../command.ts';
import { layout } from '../page.ts';
import { errors, retries } from './errors.ts';
import { printed, saved } from './printed.ts';
import { PROGRAMS } from './programs.ts';
import { receiveEvents } from './receive-events.ts';
import { STEPS } from './steps.ts';

interface Section {
  id: string;
  title: string;
  content: Html;
}

/**
 * From a test key to a delivered test shipment.
 *
 * @param origin of this server, for the commands to copy
 * @param chosen id of the language to show first
 */
export function quickStartPage(origin: string, chosen: string | undefined): Html {
  const key = { id: 'key', title: 'Make a test key', content: testKey(origin) };
  const programs: Section[] = [
    { id: 'program', title: 'Take the program', content: wholePrograms() },
    ...STEPS.map(({ title, text }, index) => ({
      id: `step-${index + 1}`,
      title: `${index + 1}. ${title}`,
      content: html`<p>${text}</p>
        ${inEveryLanguage(index + 1)}`,
    })),
    { id: 'errors', title: 'When something is wrong', content: errors() },
    { id: 'retries', title: 'Repeat requests safely', content: retries() },
    { id: 'collection', title: 'Try every operation', content: collection() },
    { id: 'receive-events', title: 'Receive events', content: receiveEvents() },
  ];
  return layout('/docs/quick-start', {
    head: html`<script src="/docs/assets/quick-start.js" defer></script>`,
    content: html`<main>
      <article>
        <h1>Quick start</h1>
        <p>
          From nothing to a delivered shipment in ten minutes: a price, a booking, its label and its
          journey. A test key moves no money and no parcel.
        </p>
        <nav class="contents" aria-label="On this page">
          ${[key, ...programs].map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
        </nav>
        ${section(key)} ${languages(chosen)} ${programs.map(section)}
      </article>
    </main>`,
  });
}

function section({ id, title, content }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;
}

function testKey(origin: string): Html {
  return html`<ol>
      <li>
        Sign in to the web app and open
        <a href="/profile?tab=integrations">Profile → Integrations</a>.
      </li>
      <li>
        Press <b>New key</b>, give it a name, and tick <b>Compare prices</b>, <b>Read shipments</b>,
        <b>Create and cancel shipments</b> and <b>Test key</b>.
      </li>
      <li>Copy both keys; the secret key is shown once. Put them into the environment:</li>
    </ol>
    ${command(`export MIZAN_URL=${origin}${BASE_PATH}
export MIZAN_CLIENT_KEY=mzk_test_…
export MIZAN_SECRET_KEY=mzi_…`)}
    <p>Other keys book real shipments with the same requests.</p>`;
}

function languages(chosen: string | undefined): Html {
  const first = PROGRAMS.find(({ id }) => id === chosen) ?? PROGRAMS[0];
  return html`<fieldset class="languages">
    <legend>Language</legend>
    ${PROGRAMS.map(
      (each) =>
        html`<label>
          <input
            type="radio"
            name="language"
            value="${each.id}"
            ${each === first && html`checked`}
          />
          ${each.language}
        </label>`,
    )}
  </fieldset>`;
}

function wholePrograms(): Html {
  return html`${PROGRAMS.map(
      (each) =>
        html`<p class="program whole" data-language="${each.id}">
          Save ${saved(each)} in an empty folder and run it there with <code>${each.command}</code>.
          It needs ${each.needs}.
        </p>`,
    )}
    <p>
      It is printed below, step by step. Every step uses this function, which sends a request and
      waits if there were too many.
    </p>
    ${inEveryLanguage(0)}`;
}

/** A part of each program. */
function inEveryLanguage(part: number): Html {
  return html`${PROGRAMS.map((each) => printed(each, part))}`;
}

function collection(): Html {
  const file = 'mizan.postman_collection.json';
  return html`<p>
    <a href="/docs/${file}" download="${file}">${file}</a> has a request for each operation that
    keys open, with an example of its body. Import it into Postman, Bruno or Insomnia, and set the
    variables <code>client_key</code> and <code>secret_key</code>. Answers set the other variables:
    a quote is what the next booking books. The operations are described in the
    <a href="/docs#/integration">reference</a>.
  </p>`;
}
