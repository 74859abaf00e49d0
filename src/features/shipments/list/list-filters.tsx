import { Button } from '../../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useListCouriers } from '../../../api/generated/couriers/couriers.ts';
import type { EnumName } from '../../../api/generated/model/enum-name.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../api/use-place-options.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import type { FilterOption } from '../../../ui/filters/filter-values.ts';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { isNarrowed, type ListQuestion, type QuestionChange } from './list-question.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  // On phones the filters that are off stay away until they are asked for.
  '@media (max-width: 759.95px)': {
    '&[data-unfolded="false"] > [data-active="false"]': { display: 'none' },
    '&[data-unfolded="false"]:not(:has(> [data-active="true"]))': { display: 'none' },
  },
});

/** Filters whose values are named by the value set of the same name. */
const enumFilters = [
  'payment_status',
  'payment_type',
  'source',
] as const satisfies readonly (EnumName & keyof ListQuestion)[];

interface ListFiltersProps {
  id: string;
  question: ListQuestion;
  onChange: (change: QuestionChange) => void;
  onClear: () => void;
  /** On phones: also shows the filters that are off. */
  unfolded: boolean;
}

/** What the list can be held to; what it is held to can be read and lifted in the same place. */
export function ListFilters({ id, question, onChange, onClear, unfolded }: ListFiltersProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions } = usePlaceOptions();
  const courierOptions = useCourierOptions();
  const statusOptions = useStatusOptions();
  return (
    <Row id={id} role="group" aria-label={text('shipments.list.filters')} data-unfolded={unfolded}>
      <OptionFilter
        label={text('shipments.list.filter.status')}
        options={statusOptions}
        value={question.status}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <OptionFilter
        label={text('shipments.list.filter.courier_id')}
        options={courierOptions}
        value={question.courier_id}
        onChange={(courier_id) => {
          onChange({ courier_id });
        }}
      />
      <OptionFilter
        label={text('shipments.list.filter.city')}
        options={cityOptions}
        value={question.city}
        onChange={(city) => {
          onChange({ city });
        }}
      />
      <DaysFilter
        label={text('shipments.list.filter.created')}
        value={{ from: question.created_from, to: question.created_to }}
        onChange={({ from, to }) => {
          onChange({ created_from: from, created_to: to });
        }}
      />
      {enumFilters.map((field) => (
        <OptionFilter
          key={field}
          label={text(`shipments.list.filter.${field}`)}
          options={optionsOf(field)}
          value={question[field]}
          onChange={(value) => {
            onChange({ [field]: value });
          }}
        />
      ))}
      {isNarrowed(question) && (
        <Button variant="text" size="small" data-active onClick={onClear}>
          {text('shipments.list.clear')}
        </Button>
      )}
    </Row>
  );
}

/** Failed reads as cancelled; where both stand side by side it also says why. */
function useStatusOptions(): FilterOption[] {
  const text = useText();
  const { nameOf, optionsOf } = useEnumNames();
  const reason = nameOf('tracking_status', 'failed');
  return optionsOf('status').map(({ value, label }) => ({
    value,
    label: value === 'failed' ? text('shipments.list.failedStatus', { label, reason }) : label,
  }));
}

/** The contract's most for one page; there are fewer couriers. */
const allCouriers = { limit: 100 };

function useCourierOptions(): FilterOption[] {
  const localized = useLocalized();
  const { data } = useListCouriers(allCouriers, { query: { staleTime: Infinity } });
  return (data?.data ?? [])
    .map(({ id, name }) => ({
      value: id,
      label: localized(name),
      keywords: `${name.ar} ${name.en}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
