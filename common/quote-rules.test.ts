import { expect, it } from 'vitest';
import { checkQuote, type QuoteRuleInput } from './quote-rules.ts';

it.each<[QuoteRuleInput, string[]]>([
  [{}, []],
  [{ length: 1, width: 1, height: 1 }, []],
  [{ length: 1, width: null, height: '' }, ['/width required', '/height required']],
  [{ payment_type: 'prepaid' }, []],
  [{ payment_type: 'cash_on_delivery', amount_to_collect: { amount: 1 } }, []],
  [{ payment_type: 'cash_on_delivery' }, ['/amount_to_collect required']],
  [{ amount_to_collect: { amount: 1 } }, ['/amount_to_collect not_allowed']],
])('a parcel to be priced with %j: %j', (quote, violations) => {
  expect(checkQuote(quote).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(violations);
});
