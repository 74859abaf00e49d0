import styled from '@emotion/styled';
import { useState, type FocusEventHandler, type RefCallback } from 'react';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons.tsx';
import type { ControlIds } from './field-frame.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';
import { useCombobox } from './use-combobox.ts';

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
  groupBy,
  disabled = false,
  placeholder,
}: OptionSearchProps<Choice>) {
  const text = useText();
  /** `fresh` until the first click or letter. */
  const [focus, setFocus] = useState<'none' | 'fresh' | 'used'>('none');
  /** Null while the box shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value?.label ?? '';
  const choose = (option: Choice | null) => {
    setTyped(null);
    if (option !== value) onChoose(option);
  };
  const { isOpen, open, toggle, anchor, rootProps, boxProps, listProps } = useCombobox({
    id,
    options: matching(options, typed ?? ''),
    typed: shown,
    chosen: value?.value,
    searches: true,
    onChoose: choose,
  });

  return (
    <Root
      {...rootProps}
      onBlur={onBlur}
      onClick={({ currentTarget }) => {
        const box = currentTarget.querySelector('input');
        if (!box) return;
        box.focus();
        // What is typed next replaces the chosen option.
        if (focus !== 'used' && box.selectionStart === box.selectionEnd) box.select();
        setFocus('used');
      }}
    >
      <InputBox
        {...boxProps}
        {...aria}
        ref={inputRef}
        name={name}
        value={shown}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ target }) => {
          setFocus('used');
          setTyped(target.value);
          if (target.value !== '') open();
          else if (value) onChoose(null);
        }}
        onFocus={() => {
          setFocus('fresh');
        }}
        onBlur={() => {
          setFocus('none');
          setTyped(null);
          boxProps.onBlur();
        }}
        endAdornment={
          <>
            {value && focus !== 'none' && !disabled && (
              <IconButton
                type="button"
                size="small"
                tabIndex={-1}
                aria-label={text('ui.combobox.clear')}
                onClick={() => {
                  choose(null);
                }}
              >
                <CloseIcon size={16} />
              </IconButton>
            )}
            <Opener
              type="button"
              size="small"
              tabIndex={-1}
              aria-expanded={isOpen}
              disabled={disabled}
              aria-label={text(isOpen ? 'ui.combobox.close' : 'ui.combobox.open')}
              onClick={toggle}
            >
              <ChevronDownIcon />
            </Opener>
          </>
        }
      />
      {isOpen && anchor && (
        <OptionList {...listProps} anchor={anchor} loading={loading} groupBy={groupBy} />
      )}
    </Root>
  );
}

function matching<Choice extends SearchOption>(
  options: readonly Choice[],
  typed: string,
): readonly Choice[] {
  const sought = foldForSearch(typed);
  if (sought === '') return options;
  return options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );
}
