import styled from '@emotion/styled';
import type { ClipboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { InputBox } from '../controls/input-box.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';
import { useCombobox } from './use-combobox.ts';

const Root = styled('div')({ position: 'relative' });

interface SuggestInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Matches for what is typed. With none it is a plain field. */
  suggestions: readonly Option[];
  onFocus: () => void;
  onPaste?: (event: ClipboardEvent) => void;
  onChoose: (value: string) => void;
  maxLength: number;
}

/** Free text with suggestions, chosen with the arrow keys and Enter or with a click. */
export function SuggestInput<Values extends FieldValues, Output = Values>({
  suggestions,
  onFocus,
  onPaste,
  onChoose,
  maxLength,
  ...shared
}: SuggestInputProps<Values, Output>) {
  return (
    <Field {...shared}>
      {(field, { id, ...aria }) => (
        <Suggesting
          id={id}
          suggestions={suggestions}
          onChoose={onChoose}
          typed={typeof field.value === 'string' ? field.value : ''}
          onTyped={field.onChange}
          inputRef={field.ref}
          box={{ ...aria, name: field.name, maxLength, onFocus, onPaste, onBlur: field.onBlur }}
        />
      )}
    </Field>
  );
}

interface SuggestingProps {
  id: string;
  suggestions: readonly Option[];
  onChoose: (value: string) => void;
  typed: string;
  onTyped: (typed: string) => void;
  inputRef: (input: HTMLInputElement | null) => void;
  box: {
    name: string;
    maxLength: number;
    onFocus: () => void;
    onPaste: ((event: ClipboardEvent) => void) | undefined;
    onBlur: () => void;
  };
}

function Suggesting({ id, suggestions, onChoose, typed, onTyped, inputRef, box }: SuggestingProps) {
  const { isOpen, open, anchor, rootProps, boxProps, listProps } = useCombobox({
    id,
    options: suggestions,
    typed,
    searches: false,
    onChoose: ({ value }) => {
      onChoose(value);
    },
  });
  return (
    <Root {...rootProps}>
      <InputBox
        {...boxProps}
        {...box}
        ref={inputRef}
        value={typed}
        onChange={({ target }) => {
          onTyped(target.value);
          open();
        }}
        onBlur={() => {
          boxProps.onBlur();
          box.onBlur();
        }}
      />
      {isOpen && suggestions.length > 0 && anchor && (
        <OptionList {...listProps} anchor={anchor} loading={false} />
      )}
    </Root>
  );
}
