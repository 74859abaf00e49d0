import { CURRENCIES } from '../../../common/money.ts';
import { PRODUCT } from '../../../common/product.ts';
import type { Payment } from '../payment.ts';
import { type Html, html } from '../../../common/html.ts';
import { type Language, TEXTS, type Texts } from './texts.ts';

/** The input of every payment page. */
export interface PageContext {
  payment: Payment;
  language: Language;
  texts: Texts;
  merchant: string;
  /** `SAR 250.00` or `250.00 ر.س`, with direction marks that keep it together. */
  amount: string;
  /** The address that the page's forms are sent to. */
  action: string;
}

export function contextOf(payment: Payment, language: Language): PageContext {
  return {
    payment,
    language,
    texts: TEXTS[language],
    merchant: language === 'ar' ? PRODUCT.nameAr : PRODUCT.nameEn,
    amount: amountIn(language, payment.order.amount),
    action: `/pay/${payment.id}?lang=${language}`,
  };
}

function amountIn(language: Language, { amount, currency }: Payment['order']['amount']): string {
  const { minorUnitDigits } = CURRENCIES[currency];
  const digits = new Intl.NumberFormat('en', {
    minimumFractionDigits: minorUnitDigits,
  }).format(amount / 10 ** minorUnitDigits);
  const unit = TEXTS[language].currencies[currency];
  return language === 'ar'
    ? `\u2067${digits}\u00a0${unit}\u2069`
    : `\u2066${unit}\u00a0${digits}\u2069`;
}

/** A page about a payment: the order next to the payer's next step. */
export function paymentPage(context: PageContext, title: string, content: Html): Html {
  const { payment, language, texts, merchant, amount } = context;
  const other = language === 'ar' ? 'en' : 'ar';
  const summary = html`<aside class="summary" aria-label="${texts.due}">
    <p class="due">
      <span class="quiet">${texts.due}</span>
      <strong class="amount">${amount}</strong>
    </p>
    <dl>
      <div>
        <dt>${texts.merchant}</dt>
        <dd>${merchant}</dd>
      </div>
      <div>
        <dt>${texts.purpose}</dt>
        <dd><bdi>${payment.order.description}</bdi></dd>
      </div>
    </dl>
  </aside>`;
  return layout(language, title, `?lang=${other}`, html`${summary}${content}`);
}

/** A page with a single message. */
export function messagePage(
  language: Language,
  { title, lead }: { title: string; lead: string },
  otherLanguage: string,
  back: Html | null = null,
): Html {
  const content = html`<section class="card message">
    <h1>${title}</h1>
    <p>${lead}</p>
    ${back}
  </section>`;
  return layout(language, title, otherLanguage, content);
}

function layout(language: Language, title: string, otherLanguage: string, content: Html): Html {
  const texts = TEXTS[language];
  const other = language === 'ar' ? 'en' : 'ar';
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <title>${title} · ${texts.brand}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/style.css" />
        <script type="module" src="/assets/server/sandbox-provider/pages/card-form.ts"></script>
      </head>
      <body>
        <header>
          <div class="bar">
            <p class="brand" lang="en">
              <img src="/assets/icon.svg" alt="" width="28" height="28" />${texts.brand}
            </p>
            <a href="${otherLanguage}" lang="${other}" hreflang="${other}"
              >${texts.otherLanguage}</a
            >
          </div>
          <p class="sandbox">${texts.sandbox}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
