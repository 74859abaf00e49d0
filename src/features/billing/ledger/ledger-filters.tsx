import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import type { QueryChange } from '../../../ui/table/list-rules.ts';
import type { LedgerQuery } from './ledger-rules.ts';

interface LedgerFiltersProps {
  query: LedgerQuery;
  onChange: (change: QueryChange<LedgerQuery>) => void;
}

/** What the ledger can be held to. */
export function LedgerFilters({ query, onChange }: LedgerFiltersProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  return (
    <>
      <OptionFilter
        label={text('billing.ledger.kind')}
        options={optionsOf('ledger_kind')}
        value={query.kind}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
      <OptionFilter
        label={text('billing.ledger.direction')}
        options={[
          { value: 'in', label: text('billing.ledger.in') },
          { value: 'out', label: text('billing.ledger.out') },
        ]}
        value={query.direction}
        onChange={(direction) => {
          onChange({ direction });
        }}
      />
      <DaysFilter
        label={text('billing.ledger.date')}
        value={{ from: query.created_from, to: query.created_to }}
        onChange={({ from, to }) => {
          onChange({ created_from: from, created_to: to });
        }}
      />
    </>
  );
}
