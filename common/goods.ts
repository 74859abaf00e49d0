import { addMoney, CURRENCIES, type Money } from './money.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** The products of an order: the first one, and what else is in the parcel. */
export interface Goods {
  price: Money;
  further_products?: readonly { price: Money }[] | null | undefined;
}

/**
 * The value of all products together: what details, lists and waybills show, and what is declared.
 * A price is that of the whole line, so that no quantity multiplies it.
 *
 * @throws TypeError on two currencies, which {@link checkGoods} refuses.
 */
export function goodsValueOf({ price, further_products }: Goods): Money {
  return (further_products ?? []).map((product) => product.price).reduce(addMoney, price);
}

/** The SKUs of the products, each once. */
export function skusOf({
  sku,
  further_products,
}: {
  sku?: Text;
  further_products?: readonly { sku?: Text }[] | null | undefined;
}): string[] {
  const lines = [sku, ...(further_products ?? []).map((product) => product.sku)];
  return [...new Set(lines.flatMap((each) => each || []))];
}

/** Goods as they travel; a half-filled form will do. */
export interface GoodsRuleInput {
  price?: { currency?: Text } | null | undefined;
  further_products?: readonly GoodsRuleInput[] | null | undefined;
}

/** All products use the currency of the first. Invalid currencies are reported elsewhere. */
export function checkGoods({ price, further_products }: GoodsRuleInput): RuleViolation[] {
  const currency = price?.currency;
  if (!isCurrency(currency)) return [];
  return (further_products ?? []).flatMap((product, index) => {
    const other = product.price?.currency;
    if (!isCurrency(other) || other === currency) return [];
    const pointer = `/further_products/${index}/price/currency`;
    return [{ pointer, code: 'not_allowed', params: { allowed: [currency] } }];
  });
}

function isCurrency(text: Text): text is string {
  return typeof text === 'string' && Object.hasOwn(CURRENCIES, text);
}
