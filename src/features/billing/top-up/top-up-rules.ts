import { holdsCardNumber } from '../../../../common/card-number.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import type { TopUpOption } from '../../../api/generated/model/top-up-option.ts';
import { TopUpCreate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { currencyOf, type TopUpValues } from './top-up-values.ts';

/**
 * Validates a top-up against the contract, the limits of its method and currency, and the typed
 * text.
 */
export function topUpResolver(
  optionOf: (values: TopUpValues) => TopUpOption,
  returnTo: string | null,
) {
  return ruledResolver<TopUpValues, TopUpCreate>(schema, (values) => {
    const { amount, payment_method, save_payment_method } = values;
    const option = optionOf(values);
    const description = values.description.trim();
    const { minimum, maximum } = currencyOf(option, amount.currency);
    return {
      wire: {
        amount: {
          currency: amount.currency,
          ...(amount.amount !== null && { amount: amount.amount }),
        },
        payment_method,
        ...(description !== '' && { description }),
        ...(save_payment_method && option.can_be_saved && { save_payment_method }),
        ...(returnTo !== null && { return_url: returnTo }),
      },
      violations: [
        ...boundOf(amount.amount, minimum.amount, maximum.amount),
        ...(holdsCardNumber(description) ? [{ pointer: '/description', code: 'card_number' }] : []),
      ],
    };
  });
}

function boundOf(amount: number | null, minimum: number, maximum: number) {
  const pointer = '/amount/amount';
  if (amount === null) return [];
  if (amount < minimum) return [{ pointer, code: 'min', params: { minimum } }];
  return amount > maximum ? [{ pointer, code: 'max', params: { maximum } }] : [];
}
