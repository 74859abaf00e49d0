import styled from '@emotion/styled';
import { useForkRef } from '@mui/material/utils';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { FocusEventHandler, RefCallback } from 'react';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons.tsx';
import type { ControlIds } from './field-frame.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';

const Root = styled('div')({ position: 'relative' });
/** The arrow button. The box itself opens the list too, so the Tab key skips the button. */
const Opener = styled(IconButton)({ '&[aria-expanded="true"] svg': { rotate: '180deg' } });

/** `keywords` are searched too: the name in the other language, a code. */
export interface SearchOption extends Option {
  keywords?: string;
}

interface OptionSearchProps<Choice extends SearchOption> {
  ids: ControlIds;
  name: string;
  /** Set in a form that finds its fields by it. */
  inputRef?: RefCallback<HTMLInputElement>;
  options: readonly Choice[];
  value: Choice | null;
  onChoose: (option: Choice | null) => void;
  onBlur?: FocusEventHandler<HTMLDivElement>;
  loading: boolean;
  groupBy?: (option: Choice) => string;
  disabled?: boolean | undefined;
  placeholder: string;
}

/** Without groups all options are in one group without a name. */
const inNoGroup = () => '';

/** A box that searches many options. Variants of Arabic letters and digits match each other. */
export function OptionSearch<Choice extends SearchOption>({
  ids: { id, ...aria },
  name,
  inputRef,
  options,
  value,
  onChoose,
  onBlur,
  loading,
  groupBy = inNoGroup,
  disabled = false,
  placeholder,
}: OptionSearchProps<Choice>) {
  const text = useText();
  const {
    getRootProps,
    getInputProps,
    getClearProps,
    getPopupIndicatorProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    dirty,
    focused,
    popupOpen,
  } = useAutocomplete({
    id,
    options,
    value,
    disabled,
    onChange: (_event, option) => {
      onChoose(option);
    },
    autoHighlight: true,
    filterOptions: matchingOptions<Choice>,
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    groupBy,
  });
  const { ref, ...input } = getInputProps();
  const bothRefs = useForkRef(ref, inputRef);

  return (
    <Root {...getRootProps()} onBlur={onBlur}>
      <div ref={setAnchorEl}>
        <InputBox
          {...input}
          {...aria}
          ref={bothRefs}
          name={name}
          disabled={disabled}
          placeholder={placeholder}
          endAdornment={
            <>
              {dirty && focused && !disabled && (
                <IconButton
                  size="small"
                  {...getClearProps()}
                  aria-label={text('ui.combobox.clear')}
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
              <Opener
                size="small"
                {...getPopupIndicatorProps()}
                aria-expanded={popupOpen}
                disabled={disabled}
                aria-label={text(popupOpen ? 'ui.combobox.close' : 'ui.combobox.open')}
              >
                <ChevronDownIcon />
              </Opener>
            </>
          }
        />
      </div>
      {popupOpen && anchorEl && (
        <OptionList
          anchor={anchorEl}
          loading={loading}
          groups={groupedOptions}
          listProps={getListboxProps()}
          optionProps={getOptionProps}
        />
      )}
    </Root>
  );
}

function matchingOptions<Choice extends SearchOption>(
  options: Choice[],
  { inputValue }: { inputValue: string },
): Choice[] {
  const sought = foldForSearch(inputValue);
  if (sought === '') return options;
  return options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );
}
