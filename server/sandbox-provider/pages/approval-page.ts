import { type Html, html } from '../../../common/html.ts';
import { type PageContext, paymentPage } from './page.ts';

/** The page on which a person approves or declines a PayPal or Apple Pay payment. */
export function approvalPage(context: PageContext, method: 'paypal' | 'apple_pay'): Html {
  const { texts, amount, action, merchant } = context;
  const words =
    method === 'paypal'
      ? { title: texts.paypalTitle, lead: texts.paypalLead, account: texts.paypalAccount }
      : { title: texts.applePayTitle, lead: texts.applePayLead, account: texts.applePayAccount };
  const content = html`<section class="card ${method}">
    <h1>${words.title}</h1>
    <p>${words.lead}</p>
    <dl class="account">
      <div>
        <dt>${texts.account}</dt>
        <dd><bdi>${words.account}</bdi></dd>
      </div>
    </dl>
    <form method="post" action="${action}">
      <button class="primary" name="do" value="approve">${texts.approve(amount)}</button>
      <button class="plain" name="do" value="cancel">${texts.cancel(merchant)}</button>
    </form>
  </section>`;
  return paymentPage(context, words.title, content);
}
