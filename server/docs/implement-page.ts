import { type Html, html } from '../../common/html.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { BASE_PATH, type Operation, readContract } from '../http/contract.ts';
import type { OperationId } from '../http/operations.ts';
import { PROBLEM_TEXTS } from '../http/problem-texts.ts';
import { type BuildStep, buildOrder } from './build-order.ts';
import { type Assumption, assumptionsOf, problemsOf } from './contract-facts.ts';
import { conventions } from './conventions.ts';
import { layout } from './page.ts';
import { table } from './table.ts';
import { tools } from './tools.ts';
import { readWorkflows } from './workflows.ts';

/** Up to this many operations are listed by name; beyond it only their number is shown. */
const NAMED = 6;

/** The operations as links, or their number. */
type Named = (ids: readonly OperationId[]) => Html;

/** How to build a backend for the contract, generated from the bundle. */
export function implementPage(): Html {
  const contract = readContract();
  const operations = operationsOf(contract);
  const named = namesOf(operations);
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  const sections = [
    { id: 'order', title: 'Build order', content: steps(buildOrder(operations)) },
    { id: 'tools', title: 'Tools', content: tools(readWorkflows()) },
    {
      id: 'conventions',
      title: 'Conventions',
      content: conventions(named(keyed.map(({ id }) => id))),
    },
    {
      id: 'errors',
      title: 'Errors',
      content: table(
        'Errors',
        ['Status', 'Code', 'Text shown to people', 'Returned by'],
        problemsOf(contract).map(({ code, status, operations: answering }) => [
          html`${status}`,
          html`<code>${code}</code>`,
          html`<b>${PROBLEM_TEXTS[code].en.title}.</b> ${PROBLEM_TEXTS[code].en.detail}`,
          answering.length > 0 ? named(answering) : html`No operation: the request is for none`,
        ]),
      ),
    },
    {
      id: 'assumptions',
      title: 'Assumptions',
      content: html`<p>
          Where the product specification is silent, the contract marks its decision with
          <code>x-assumption</code>: what is left open and, unless the schema shows it, what was
          decided. To decide otherwise, change the contract first.
        </p>
        ${table(
          'Assumptions',
          ['Where', 'What is left open, and what was decided'],
          assumptionsOf(contract).map((each) => [subject(each, named), withCode(each.sentence)]),
        )}`,
    },
  ];
  const content = html`<article>
    <h1>Implement this contract</h1>
    <p>
      Any server that keeps to the contract can serve the web app, whatever it is written in. The
      contract has ${operations.length} operations. This page is generated from it.
    </p>
    <nav class="contents" aria-label="On this page">
      ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
    </nav>
    ${sections.map(
      ({ id, title, content: below }) =>
        html`<section id="${id}" aria-labelledby="${id}-title">
          <h2 id="${id}-title">${title}</h2>
          ${below}
        </section>`,
    )}
  </article>`;
  return layout('/docs/implement', { content: html`<main>${content}</main>` });
}

function steps(order: readonly BuildStep[]): Html {
  return html`<p>Each step depends only on the steps before it.</p>
    <ol class="steps">
      ${order.map(
        ({ title, advice, operations }) =>
          html`<li>
            <h3>${title}</h3>
            <p>${advice}</p>
            <ul>
              ${operations.map(
                (operation) =>
                  html`<li>
                    ${linkTo(operation)}
                    <code>${operation.method} ${BASE_PATH}${operation.path}</code>
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
    </ol>`;
}

function subject({ on, field, operations }: Assumption, named: Named): Html {
  const place = html`${field !== null && html`<code>${field}</code>`}`;
  if (on === null) return html`${named(operations)} ${place}`;
  return html`<code>${field === null ? on : `${on}.${field}`}</code>
    <div class="quiet">${named(operations)}</div>`;
}

/** A sentence of the contract, with what is between backticks as code. */
function withCode(sentence: string): Html {
  const parts = sentence.split('`');
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function namesOf(operations: readonly Operation[]): Named {
  const links = new Map(operations.map((each) => [each.id, linkTo(each)]));
  return (ids) => {
    if (ids.length === operations.length) return html`every operation`;
    if (ids.length > NAMED) return html`${ids.length} operations`;
    return html`${ids.map((id, index) => html`${index > 0 && ', '}${links.get(id) ?? id}`)}`;
  };
}

/** A link to the operation in the reference. */
function linkTo({ tag, id }: Operation): Html {
  return html`<a href="/docs#/${tag}/${id}">${id}</a>`;
}
