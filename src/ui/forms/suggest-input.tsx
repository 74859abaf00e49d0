import styled from '@emotion/styled';
import { useForkRef } from '@mui/material/utils';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { InputBox } from '../controls/input-box.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';

const Root = styled('div')({ position: 'relative' });

interface SuggestInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Matches for what is typed. With none it is a plain field. */
  suggestions: readonly Option[];
  onFocus: () => void;
  onPaste?: (event: ClipboardEvent) => void;
  onChoose: (value: string) => void;
  maxLength: number;
}

const asTheyAre = (options: Option[]) => options;

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
  const [open, setOpen] = useState(false);
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    popupOpen,
  } = useAutocomplete<Option, false, false, true>({
    open,
    onOpen: () => {
      setOpen(true);
    },
    onClose: () => {
      setOpen(false);
    },
    // Closed by MUI, the list forgets what the arrow keys chose when the field renders again.
    disableCloseOnSelect: true,
    id,
    options: suggestions,
    freeSolo: true,
    value: null,
    inputValue: typed,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') onTyped(next);
    },
    onChange: (_event, chosen) => {
      setOpen(false);
      if (typeof chosen === 'object' && chosen !== null) onChoose(chosen.value);
    },
    // The server has already filtered them.
    filterOptions: asTheyAre,
    getOptionKey: (option) => (typeof option === 'string' ? option : option.value),
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    groupBy: () => '',
  });
  const { ref, onFocus, onBlur, ...input } = getInputProps();
  const bothRefs = useForkRef(ref, inputRef);
  const isOpen = popupOpen && suggestions.length > 0;
  return (
    <Root
      {...getRootProps({
        // With the list open, Enter is an answer to it and does not send the form.
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' && isOpen) event.preventDefault();
        },
      })}
    >
      <div ref={setAnchorEl}>
        <InputBox
          {...input}
          {...box}
          aria-expanded={isOpen}
          ref={bothRefs}
          onFocus={(event) => {
            onFocus?.(event);
            box.onFocus();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            box.onBlur();
          }}
        />
      </div>
      {isOpen && anchorEl && (
        <OptionList
          anchor={anchorEl}
          loading={false}
          groups={groupedOptions}
          listProps={getListboxProps()}
          optionProps={getOptionProps}
        />
      )}
    </Root>
  );
}
