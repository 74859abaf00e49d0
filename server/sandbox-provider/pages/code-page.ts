import { CODE_TRIES, RIGHT_CODE } from '../test-cards.ts';
import { type Html, html } from '../../../common/html.ts';
import { type PageContext, paymentPage } from './page.ts';

/** 3-D Secure: the bank of the card asks who is paying. */
export function codePage(context: PageContext): Html {
  const { texts, action, payment } = context;
  const wrong = payment.wrongCodes ?? 0;
  const card = `\u2066•••• ${payment.card?.last_four ?? ''}\u2069`;
  const content = html`<section class="card">
    <h1>${texts.codeTitle}</h1>
    <p>${texts.codeLead(card)} ${texts.rightCode(RIGHT_CODE)}</p>
    <form method="post" action="${action}">
      <div class="field">
        <label for="bank-code">${texts.bankCode}</label>
        <div class="box">
          <input
            id="bank-code"
            name="code"
            autocomplete="one-time-code"
            inputmode="numeric"
            maxlength="12"
            dir="ltr"
            autofocus
            aria-describedby="bank-code-error"
            ${wrong > 0 ? html`aria-invalid="true"` : null}
          />
        </div>
        <p class="note error" id="bank-code-error">
          ${wrong > 0 ? texts.wrongCode(CODE_TRIES - wrong) : null}
        </p>
      </div>
      <button class="primary" name="do" value="code">${texts.confirm}</button>
      <button class="plain" name="do" value="give_up">${texts.giveUp}</button>
    </form>
  </section>`;
  return paymentPage(context, texts.codeTitle, content);
}
