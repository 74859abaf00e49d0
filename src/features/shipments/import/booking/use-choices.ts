import { useGetCourierRules } from '../../../../api/generated/courier-rules/courier-rules.ts';
import { useListFavorites } from '../../../../api/generated/favorites/favorites.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportChoiceRule } from '../../../../api/generated/model/import-choice-rule.ts';
import { useText } from '../../../../i18n/use-text.ts';

interface Choice {
  value: ImportChoiceRule;
  label: string;
  help: string;
  /** Not possible now; `help` says why. */
  disabled: boolean;
}

/** The ways to choose couriers, and which of them would be the person's. */
export function useChoices({ choice, origin, columns }: ImportBatch) {
  const text = useText();
  const rules = useGetCourierRules().data?.rules.filter(({ enabled }) => enabled).length;
  const favorites = useListFavorites().data?.data.length;
  // Copies name the courier that they were booked with.
  const namesCouriers = origin !== 'file' || columns.some(({ field }) => field === 'courier');
  const isOff: Partial<Record<ImportChoiceRule, boolean>> = {
    rules: rules === 0,
    favorite: favorites === 0,
    row: !namesCouriers,
  };
  const helpOf = (value: ImportChoiceRule) => {
    if (isOff[value]) return text(`shipments.booking.choice.${value}.none`);
    if (value === 'rules' && rules) {
      return text('shipments.booking.choice.rules.help', { count: rules });
    }
    return text(`shipments.booking.choice.${value}.about`);
  };
  const order: readonly ImportChoiceRule[] = [
    'rules',
    'cheapest',
    'fastest',
    'favorite',
    'courier',
    'row',
  ];
  const choices = order.map((value): Choice => {
    const from = value === 'row' && origin === 'shipments' ? 'again' : value;
    return {
      value,
      label: text(`shipments.booking.choice.${from}`),
      help: from === 'again' ? text('shipments.booking.choice.again.about') : helpOf(value),
      disabled: isOff[value] === true,
    };
  });
  const usualOf = (): ImportChoiceRule | undefined => {
    if (choice && !isOff[choice.choice]) return choice.choice;
    if (rules === undefined) return undefined;
    return rules > 0 ? 'rules' : 'cheapest';
  };
  return { choices, usual: usualOf() };
}
