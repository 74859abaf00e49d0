import { type Html, html } from '../../../common/html.ts';
import type { Delivery } from '../simulated-store.ts';
import type { Texts } from './texts.ts';

/** How Mizan answered, last, such as `200`. */
export function answerOf(texts: Texts, { attempts, state }: Delivery): Html {
  const answered = attempts.at(-1);
  if (!answered) return html`<span class="answer">${texts.states.under_way}</span>`;
  const words = answered.status ?? texts.noAnswer;
  return html`<span class="answer ${state}">${words}</span>`;
}

/** Deliveries, newest first, with what became of each. */
export function deliveryList(texts: Texts, deliveries: readonly Delivery[]): Html {
  return html`<ul class="deliveries">
    ${deliveries.toReversed().map((delivery) => {
      const { event, isForged, state, attempts } = delivery;
      return html`<li>
        <span>${texts.events[event] ?? event}${isForged ? ` (${texts.forged})` : null}</span>
        <span class="quiet">
          ${answerOf(texts, delivery)}
          ${texts.states[state]}${attempts.length > 1 ? ` · ${texts.tries(attempts.length)}` : null}
        </span>
      </li>`;
    })}
  </ul>`;
}
