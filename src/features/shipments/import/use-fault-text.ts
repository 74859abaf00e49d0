import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { fromMillimetres } from '../../../../common/units.ts';
import type { ImportFault } from '../../../api/generated/model/import-fault.ts';
import type { ImportField } from '../../../api/generated/model/import-field.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFieldText } from '../../../ui/forms/use-field-text.ts';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { encodeFieldMessage } from '../../../ui/forms/field-message.ts';
import { useValueNames } from './use-value-names.ts';

const lengths: readonly (ImportField | undefined)[] = ['length', 'width', 'height'];
const amounts: readonly (ImportField | undefined)[] = [
  'price',
  'unit_price',
  'sender.amount_to_collect',
];
const weights: readonly (ImportField | undefined)[] = ['weight', 'sender.gross_weight'];

/** What is wrong with a row or one of its cells: a sentence that says what to do. */
export function useFaultText(): (fault: ImportFault) => string {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const fieldText = useFieldText();
  const { namesOf } = useValueNames();
  const moneyString = useMoneyString();
  return useCallback(
    ({ field, code, params = {}, courier }) => {
      const bound = (number: number) => boundIn(field, code, number);
      const unit = unitOf(field, code);
      const boundText = (number: number) =>
        isAmount(field, code)
          ? moneyString({ amount: number, currency: 'SAR' })
          : intl.formatNumber(bound(number), { ...unit, maximumFractionDigits: 2 });
      const limit = params.maximum ?? params.minimum;
      const { allowed = [], nearest = allowed, readings = nearest, reason } = params;
      const meant = namesOf(field, readings);
      const values = {
        allowed: intl.formatList(
          meant.map((each) => `\u2068${each}\u2069`),
          { type: 'disjunction' },
        ),
        some: meant.length > 0 ? 'yes' : 'no',
        limit: limit === undefined ? '' : boundText(limit),
        limited: limit === undefined ? 'no' : 'yes',
        column: params.column ?? '',
        row: params.row ?? '',
      };
      const detail = `validation.${reason ?? ''}`;
      if (code === 'invalid_phone' && detail in intl.messages) return text(detail);
      const id = `shipments.import.fault.${code}`;
      const words =
        id in intl.messages
          ? text(id, values)
          : (`validation.${code}` in intl.messages &&
              fieldText(encodeFieldMessage({ code, params: { ...params } }), boundText)) ||
            text('shipments.import.fault.other');
      return courier
        ? text('shipments.import.fault.of', { courier: localized(courier.name), reason: words })
        : words;
    },
    [text, intl, localized, fieldText, namesOf, moneyString],
  );
}

function isAmount(field: ImportField | undefined, code: string): boolean {
  return amounts.includes(field) || code === 'cod_over_cap';
}

/** A bound in the unit that people read: kilograms, centimetres. */
function boundIn(field: ImportField | undefined, code: string, bound: number): number {
  if (weights.includes(field) || code === 'overweight') return bound / 1000;
  if (lengths.includes(field)) return fromMillimetres(bound, 'cm');
  return bound;
}

function unitOf(field: ImportField | undefined, code: string) {
  if (weights.includes(field) || code === 'overweight') {
    return { style: 'unit', unit: 'kilogram' } as const;
  }
  return lengths.includes(field) ? ({ style: 'unit', unit: 'centimeter' } as const) : undefined;
}
