import { type Html, html } from '../../../common/html.ts';
import type { SimulatedStore } from '../simulated-store.ts';
import { answerOf } from './deliveries.ts';
import { page, timeOf } from './page.ts';
import { type Language, TEXTS } from './texts.ts';

/** The list of the registered stores. */
export function storesPage(language: Language, stores: readonly SimulatedStore[]): Html {
  const texts = TEXTS[language];
  const list =
    stores.length === 0
      ? html`<div class="card empty">
          <h2>${texts.noStores}</h2>
          <p class="quiet">${texts.noStoresLead}</p>
        </div>`
      : html`<ul class="stores">
          ${stores.map((store) => itemOf(language, store))}
        </ul>`;
  const content = html`<div class="lead">
      <h1>${texts.stores}</h1>
      <p class="quiet">${texts.storesLead}</p>
    </div>
    <div id="live">${list}</div>`;
  return page(language, texts.stores, content);
}

function itemOf(language: Language, store: SimulatedStore): Html {
  const texts = TEXTS[language];
  const { id, name, proof, orders, deliveries, isInstalled, connectedAt } = store;
  const last = deliveries.findLast(({ attempts }) => attempts.length > 0);
  return html`<li class="card store">
    <div class="name">
      <a id="store-${id}" href="/stores/${id}?lang=${language}"><bdi>${name}</bdi></a>
      <span class="badge ${proof.platform}">${texts.platforms[proof.platform]}</span>
      ${isInstalled ? null : html`<span class="badge ended">${texts.removed}</span>`}
    </div>
    <dl class="facts">
      <div>
        <dt>${texts.orderCount}</dt>
        <dd>${orders.length}</dd>
      </div>
      <div>
        <dt>${texts.lastAnswer}</dt>
        <dd>${last ? answerOf(texts, last) : '–'}</dd>
      </div>
      <div>
        <dt>${texts.connectedAt}</dt>
        <dd>${timeOf(language, connectedAt)}</dd>
      </div>
    </dl>
  </li>`;
}
