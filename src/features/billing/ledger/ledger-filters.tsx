import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import type { QuestionChange } from '../../../ui/table/list-rules.ts';
import type { LedgerQuestion } from './ledger-rules.ts';

interface LedgerFiltersProps {
  question: LedgerQuestion;
  onChange: (change: QuestionChange<LedgerQuestion>) => void;
}

/** What the ledger can be held to. */
export function LedgerFilters({ question, onChange }: LedgerFiltersProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  return (
    <>
      <OptionFilter
        label={text('billing.ledger.kind')}
        options={optionsOf('ledger_kind')}
        value={question.kind}
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
        value={question.direction}
        onChange={(direction) => {
          onChange({ direction });
        }}
      />
      <DaysFilter
        label={text('billing.ledger.date')}
        value={{ from: question.created_from, to: question.created_to }}
        onChange={({ from, to }) => {
          onChange({ created_from: from, created_to: to });
        }}
      />
    </>
  );
}
