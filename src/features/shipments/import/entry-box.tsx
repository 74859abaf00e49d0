import type { ComponentPropsWithRef } from 'react';
import type { ImportField } from '../../../api/generated/model/import-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { InputBox } from '../../../ui/controls/input-box.tsx';
import { SelectBox } from '../../../ui/controls/select-box.tsx';
import { entryOf } from './fields.ts';
import { useEntryOptions } from './use-entry-options.ts';

/** The contract's maximum length of a cell. */
const longest = 1000;

type Shared = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'placeholder' | 'autoFocus' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

interface EntryBoxProps extends Shared {
  field: ImportField;
  value: string;
  /** Values that come before the others of a closed set. */
  nearest?: readonly string[];
  onValue: (value: string) => void;
}

/** The box for a value of a field: a list if its values are a closed set, otherwise a text. */
export function EntryBox({ field, value, nearest = [], onValue, ...shared }: EntryBoxProps) {
  const text = useText();
  const options = useEntryOptions()(field);
  if (!options) {
    return (
      <InputBox
        {...shared}
        dir={entryOf(field) === 'code' ? 'ltr' : 'auto'}
        maxLength={longest}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
        }}
      />
    );
  }
  const { placeholder: _, ...ids } = shared;
  const near = nearest.filter((each) => options.includes(each));
  return (
    <SelectBox
      {...ids}
      value={value}
      onChange={(event) => {
        onValue(event.target.value);
      }}
    >
      {value === '' && <option value="">{text('ui.form.choose')}</option>}
      {/* As the file has it, until another one is chosen. */}
      {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
      {near.length > 0 && (
        <optgroup label={text('shipments.import.nearest')}>
          {near.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </optgroup>
      )}
      {options
        .filter((each) => !near.includes(each))
        .map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
    </SelectBox>
  );
}
