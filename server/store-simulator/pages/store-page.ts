import { type Html, html } from '../../../common/html.ts';
import { isPossible, ORDER_ACTIONS, STORE_ACTIONS } from '../actions.ts';
import { sumsOf } from '../sample-orders.ts';
import type { SimulatedOrder, SimulatedStore } from '../simulated-store.ts';
import { deliveryList } from './deliveries.ts';
import { page, timeOf } from './page.ts';
import { type Language, TEXTS, type Texts } from './texts.ts';

/** Orders that the page shows. */
const SHOWN = 50;

/** A store: what can be done there, and what became of its orders. */
export function storePage(language: Language, store: SimulatedStore): Html {
  const texts = TEXTS[language];
  const { id, name, proof, isInstalled } = store;
  const content = html`<div class="lead">
      <p><a href="/?lang=${language}">${texts.backToStores}</a></p>
      <div class="name">
        <h1><bdi>${name}</bdi></h1>
        <span class="badge ${proof.platform}">${texts.platforms[proof.platform]}</span>
      </div>
      ${
        isInstalled
          ? html`<form class="actions" method="post" action="/stores/${id}?lang=${language}">
              ${STORE_ACTIONS.map(
                (action) =>
                  html`<button
                    class="${action === 'place' ? 'primary' : 'small'}"
                    name="do"
                    value="${action}"
                  >
                    ${texts.storeActions[action]}
                  </button>`,
              )}
            </form>`
          : html`<p class="badge ended">${texts.removed}</p>`
      }
    </div>
    <div id="live">${ordersOf(language, store)} ${othersOf(texts, store)}</div>`;
  return page(language, name, content);
}

function ordersOf(language: Language, store: SimulatedStore): Html {
  const texts = TEXTS[language];
  const { orders } = store;
  if (orders.length === 0) {
    return html`<section class="card empty">
      <h2>${texts.noOrders}</h2>
      <p class="quiet">${texts.noOrdersLead}</p>
    </section>`;
  }
  const shown = orders.slice(-SHOWN).toReversed();
  return html`<section>
    <h2>${texts.orders}</h2>
    <ul class="orders">
      ${shown.map((order) => itemOf(language, store, order))}
    </ul>
    ${orders.length > SHOWN ? html`<p class="quiet">${texts.newestShown(SHOWN)}</p>` : null}
  </section>`;
}

/** What was sent that is of no order that the page shows. */
function othersOf(texts: Texts, { deliveries, orders }: SimulatedStore): Html | null {
  const others = deliveries.filter(({ orderId }) => orders.every(({ id }) => id !== orderId));
  if (others.length === 0) return null;
  return html`<section>
    <h2>${texts.otherDeliveries}</h2>
    <div class="card">${deliveryList(texts, others.slice(-SHOWN))}</div>
  </section>`;
}

function itemOf(language: Language, store: SimulatedStore, order: SimulatedOrder): Html {
  const texts = TEXTS[language];
  const { receiver, city, shortAddress, isCashOnDelivery, status, items } = order;
  const sent = store.deliveries.filter(({ orderId }) => orderId === order.id);
  const skus = items.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(', ');
  return html`<li class="card order">
    <div class="what">
      <div class="name">
        <h3>${texts.order(`\u2068${order.number}\u2069`)}</h3>
        <span class="badge ${status}">${texts.statuses[status]}</span>
      </div>
      <p><bdi>${receiver.name}</bdi> · <bdi>${city}</bdi></p>
      <p class="quiet">
        <bdi>${amountOf(language, sumsOf(order).total)}</bdi> ·
        ${isCashOnDelivery ? texts.cashOnDelivery : texts.paid}
      </p>
      <p class="quiet"><bdi dir="ltr">${skus}</bdi></p>
      ${shortAddress === null ? html`<p class="quiet">${texts.noAddress}</p>` : null}
      <p class="quiet">${timeOf(language, order.placedAt)}</p>
    </div>
    <div class="told">
      <h4>${texts.fromMizan}</h4>
      ${toldOf(language, order)}
    </div>
    <div class="sent">
      <h4>${texts.deliveries}</h4>
      ${deliveryList(texts, sent)}
    </div>
    ${store.isInstalled ? buttonsOf(language, store, order) : null}
  </li>`;
}

function toldOf(language: Language, { told }: SimulatedOrder): Html {
  const texts = TEXTS[language];
  if (!told) return html`<p class="quiet">${texts.nothingYet}</p>`;
  const { trackingNumber, trackingUrl, courierName, status, at } = told;
  // It comes from outside: no other scheme becomes a link.
  const link = trackingUrl !== null && /^https?:\/\//.test(trackingUrl) ? trackingUrl : null;
  const facts: [string, Html | string | null][] = [
    [texts.status, texts.toldStatuses[status] ?? status],
    [texts.trackingNumber, trackingNumber && html`<bdi class="digits">${trackingNumber}</bdi>`],
    [
      texts.trackingLink,
      link && html`<a href="${link}" rel="noopener noreferrer" target="_blank">${texts.open}</a>`,
    ],
    [texts.courier, courierName && html`<bdi>${courierName}</bdi>`],
    [texts.time, timeOf(language, at)],
  ];
  return html`<dl>
    ${facts.map(
      ([name, value]) =>
        value &&
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function buttonsOf(language: Language, { id }: SimulatedStore, order: SimulatedOrder): Html {
  const texts = TEXTS[language];
  return html`<form class="actions" method="post" action="/stores/${id}?lang=${language}">
    <input type="hidden" name="order" value="${order.id}" />
    ${ORDER_ACTIONS.filter((action) => isPossible(action, order)).map((action) => {
      const words = texts.orderActions[action];
      return html`<button
        class="small"
        name="do"
        value="${action}"
        id="${action}-${order.id}"
        aria-label="${texts.onOrder(words, order.number)}"
      >
        ${words}
      </button>`;
    })}
  </form>`;
}

function amountOf(language: Language, halalas: number): string {
  const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(halalas / 100);
  const { riyals } = TEXTS[language];
  return language === 'ar' ? `${figures}\u00a0${riyals}` : `${riyals}\u00a0${figures}`;
}
