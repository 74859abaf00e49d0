import styled from '@emotion/styled';
import type {
  AutocompleteGroupedOption,
  UseAutocompleteReturnValue,
} from '@mui/material/useAutocomplete';
import { useListSide } from './use-list-side.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, elevation, layers, radius, typeScale } from '../theme/tokens.ts';
import type { Option } from './options.ts';
import { WithRiyalSign } from '../text/with-riyal-sign.tsx';

const Popup = styled('div')({
  position: 'absolute',
  insetInline: 0,
  zIndex: layers.list,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
});
const List = styled('ul')({ paddingBlock: 6, outline: 'none' });
const GroupName = styled('div')({
  ...typeScale.caption,
  padding: '10px 16px 4px',
  color: colors.inkMuted,
  fontWeight: 500,
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  padding: '6px 16px',
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: colors.verdigrisSoft, fontWeight: 500 },
  '&.Mui-focused': { background: colors.sunken },
  '&[aria-selected="true"].Mui-focused': { background: colors.verdigrisSoft },
});
const Description = styled('span')({
  ...typeScale.caption,
  display: 'block',
  color: colors.inkMuted,
});
const Note = styled('p')({ padding: '10px 16px', color: colors.inkMuted });

type Search<Choice> = UseAutocompleteReturnValue<Choice, false, false, false, true>;

interface OptionListProps<Choice extends Option> {
  /** The box that the list is anchored to. */
  anchor: HTMLElement;
  loading: boolean;
  groups: readonly AutocompleteGroupedOption<Choice>[];
  listProps: ReturnType<Search<Choice>['getListboxProps']>;
  optionProps: Search<Choice>['getOptionProps'];
}

/** The results of an `OptionSearch`, below its box or, if there is no room, above it. */
export function OptionList<Choice extends Option>({
  anchor,
  loading,
  groups,
  listProps,
  optionProps,
}: OptionListProps<Choice>) {
  const text = useText();
  const { opensUp, gap, maxHeight } = useListSide(anchor);
  const beyond = `calc(100% + ${gap}px)`;
  return (
    <Popup
      style={{
        maxBlockSize: maxHeight,
        ...(opensUp ? { insetBlockEnd: beyond } : { insetBlockStart: beyond }),
      }}
    >
      {groups.length === 0 ? (
        <Note role="status">{text(loading ? 'ui.loading' : 'ui.combobox.none')}</Note>
      ) : (
        <List {...listProps}>
          {groups.map(({ key, group, index: first, options }) => (
            <li key={key} role="presentation">
              {group !== '' && <GroupName>{group}</GroupName>}
              <ul role="presentation">
                {options.map((option, index) => {
                  const { key: itemKey, ...item } = optionProps({ option, index: first + index });
                  return (
                    <Item key={itemKey} {...item}>
                      <span>
                        <bdi>{option.label}</bdi>
                        {option.description && (
                          <Description>
                            <WithRiyalSign>{option.description}</WithRiyalSign>
                          </Description>
                        )}
                      </span>
                    </Item>
                  );
                })}
              </ul>
            </li>
          ))}
        </List>
      )}
    </Popup>
  );
}
