import { useIntl } from 'react-intl';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import type { ListImportRowsParams } from '../../../../api/generated/model/list-import-rows-params.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Chip, Chips } from '../../chips.ts';

const states: readonly ImportRowState[] = [
  'wrong',
  'repeated',
  'ready',
  'priced',
  'unpriced',
  'refused',
  'waiting',
  'booked',
  'joined',
  'left_out',
];
const nothing = { state: undefined, field: undefined, code: undefined, repaired: undefined };

interface StateChipsProps {
  counts: ImportBatch['counts'];
  /** Number of rows in which something was repaired. */
  repaired: number;
  query: ListImportRowsParams;
  onChange: (query: Partial<Record<keyof ListImportRowsParams, string | undefined>>) => void;
}

/** Filters by state, with the number of rows in each. */
export function StateChips({ counts, repaired, query, onChange }: StateChipsProps) {
  const text = useText();
  const intl = useIntl();
  const isAll = Object.keys(nothing).every((name) => !(name in query));
  return (
    <Chips role="group" aria-label={text('shipments.import.check.filter')}>
      <Chip
        type="button"
        aria-pressed={isAll}
        onClick={() => {
          onChange(nothing);
        }}
      >
        {text('shipments.import.check.all')} <span>{intl.formatNumber(counts.rows)}</span>
      </Chip>
      {states
        .filter((state) => counts[state] > 0 || query.state === state)
        .map((state) => (
          <Chip
            key={state}
            type="button"
            aria-pressed={query.state === state}
            onClick={() => {
              onChange({ ...nothing, state });
            }}
          >
            {text(`shipments.import.state.${state}`)}
            <span>{intl.formatNumber(counts[state])}</span>
          </Chip>
        ))}
      {(repaired > 0 || query.repaired === true) && (
        <Chip
          type="button"
          aria-pressed={query.repaired === true}
          onClick={() => {
            onChange({ ...nothing, repaired: 'true' });
          }}
        >
          {text('shipments.import.check.repaired')} <span>{intl.formatNumber(repaired)}</span>
        </Chip>
      )}
    </Chips>
  );
}
