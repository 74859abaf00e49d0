import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SelectBox } from '../../../../ui/controls/select-box.tsx';
import { fieldGroups, fieldsOf, isImportField } from '../fields.ts';
import { useFieldNames } from '../use-field-names.ts';

interface FieldSelectProps {
  id?: string;
  label: string;
  value: ImportField | undefined;
  /** The choice of none; that a column is not used if left out. */
  noneLabel?: string;
  /** Fields of other columns; no two columns can mean the same. */
  taken: readonly ImportField[];
  onChoose: (field: ImportField | undefined) => void;
}

/** What a column means, or that it is not used. */
export function FieldSelect({ id, label, noneLabel, value, taken, onChoose }: FieldSelectProps) {
  const text = useText();
  const { nameOf } = useFieldNames();
  return (
    <SelectBox
      id={id}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        onChoose(isImportField(target.value) ? target.value : undefined);
      }}
    >
      <option value="">{noneLabel ?? text('shipments.import.match.unused')}</option>
      {fieldGroups.map((group) => (
        <optgroup key={group} label={text(`shipments.import.group.${group}`)}>
          {fieldsOf(group).map((field) => (
            <option key={field} value={field} disabled={field !== value && taken.includes(field)}>
              {nameOf(field)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectBox>
  );
}
