import {
  brandOf,
  type CardErrors,
  type CardFields,
  codeLengthOf,
  groupDigits,
} from '../card-rules.ts';
import { TEST_CARDS } from '../test-cards.ts';
import { type Html, html } from '../../../common/html.ts';
import { type PageContext, paymentPage } from './page.ts';
import { BRAND_NAMES } from './texts.ts';

/** The errors found; the number and security code are never sent back. */
export interface Rejected {
  errors: CardErrors;
  kept: Pick<CardFields, 'name' | 'expiry'>;
}

/** The card form. It works without a script; `card-form.ts` makes it more convenient. */
export function cardPage(context: PageContext, rejected: Rejected | null = null): Html {
  const { texts, language, amount, action, merchant } = context;
  const { errors = {}, kept = { name: '', expiry: '' } } = rejected ?? {};
  const first = Object.keys(errors)[0];

  function field(
    name: keyof CardFields,
    { label, hint, attributes }: { label: string; hint?: string; attributes: Html },
    beside: Html | null = null,
  ): Html {
    const error = errors[name];
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <div class="box">
        <input
          id="${name}"
          name="${name}"
          required
          aria-describedby="${name}-error ${name}-hint"
          ${error ? html`aria-invalid="true"` : null}
          ${first === name ? html`autofocus` : null}
          ${attributes}
        />
        ${beside}
      </div>
      <div class="note">
        <p class="error" id="${name}-error">${error ? texts.errors[error] : null}</p>
        <p class="hint" id="${name}-hint">${hint ?? null}</p>
      </div>
    </div>`;
  }

  const forScript = {
    errors: texts.errors,
    brands: BRAND_NAMES[language],
    codeHints: texts.codeHint,
    paying: texts.paying,
  };
  const content = html`<section class="card">
      <h1>${texts.cardTitle}</h1>
      <form
        method="post"
        action="${action}"
        novalidate
        data-card-form="${JSON.stringify(forScript)}"
      >
        ${field('name', {
          label: texts.name,
          attributes: html`autocomplete="cc-name" maxlength="100" value="${kept.name}" dir="auto"`,
        })}
        ${field(
          'number',
          {
            label: texts.number,
            attributes: html`autocomplete="cc-number" inputmode="numeric" maxlength="40" dir="ltr"
            placeholder="0000 0000 0000 0000"`,
          },
          html`<output class="mark" for="number"></output>`,
        )}
        <div class="pair">
          ${field('expiry', {
            label: texts.expiry,
            hint: texts.expiryHint,
            attributes: html`autocomplete="cc-exp" inputmode="numeric" maxlength="10" dir="ltr"
            placeholder="MM/YY" value="${kept.expiry}"`,
          })}
          ${field('code', {
            label: texts.code,
            hint: texts.codeHint[3],
            attributes: html`autocomplete="cc-csc" inputmode="numeric" maxlength="8" dir="ltr"`,
          })}
        </div>
        <button class="primary" name="do" value="pay">${texts.pay(amount)}</button>
        <button class="plain" name="do" value="cancel" formnovalidate>
          ${texts.cancel(merchant)}
        </button>
      </form>
      <p class="secure">
        ${context.payment.order.save_card === true ? texts.saved(merchant) : texts.secure}
      </p>
    </section>
    ${testCards(context)}`;
  return paymentPage(context, texts.cardTitle, content);
}

function testCards({ texts, language }: PageContext): Html {
  return html`<details class="test-cards">
    <summary>${texts.testCards}</summary>
    <p class="quiet">${texts.testCardsLead}</p>
    <ul>
      ${TEST_CARDS.map(({ number, outcome }) => {
        const brand = brandOf(number);
        const grouped = groupDigits(number);
        return html`<li>
          <bdi class="digits" dir="ltr">${grouped}</bdi>
          <span class="quiet">
            ${brand && BRAND_NAMES[language][brand]} · ${texts.outcomes[outcome]}
          </span>
          <button
            type="button"
            class="small"
            hidden
            data-number="${grouped}"
            data-code="${'123456'.slice(0, codeLengthOf(brand))}"
            aria-label="${texts.useCard(grouped)}"
          >
            ${texts.use}
          </button>
        </li>`;
      })}
    </ul>
  </details>`;
}
