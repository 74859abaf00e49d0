import styled from '@emotion/styled';
import { useListSide } from './use-list-side.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, elevation, layers, radius, typeScale } from '../theme/tokens.ts';
import type { Option } from './options.ts';
import { optionId } from './use-combobox.ts';
import { WithRiyalSign } from '../text/with-riyal-sign.tsx';

const Popup = styled('div')({
  position: 'absolute',
  insetInline: 0,
  zIndex: layers.list,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
});
// It scrolls itself, so that the keys of the combobox reach what is out of view.
const List = styled('ul')({
  minBlockSize: 0,
  paddingBlock: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
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
  '&[data-active="true"]:not([aria-selected="true"])': { background: colors.sunken },
});
const Description = styled('span')({
  ...typeScale.caption,
  display: 'block',
  color: colors.inkMuted,
});
const Note = styled('p')({ padding: '10px 16px', color: colors.inkMuted });

interface OptionListProps<Choice extends Option> {
  id: string;
  /** Id of the element that names the list. */
  labelId: string;
  /** The box that the list is anchored to. */
  anchor: HTMLElement;
  loading: boolean;
  options: readonly Choice[];
  /** Name of the group that an option is in; options of a group follow each other. */
  groupBy?: ((option: Choice) => string) | undefined;
  /** Value of the chosen option. */
  chosen: string | undefined;
  active: Choice | undefined;
  onReach: (option: Choice) => void;
  onChoose: (option: Choice) => void;
}

/** The options of a combobox, below its box or, if there is no room, above it. */
export function OptionList<Choice extends Option>({
  id,
  labelId,
  anchor,
  loading,
  options,
  groupBy = inNoGroup,
  chosen,
  active,
  onReach,
  onChoose,
}: OptionListProps<Choice>) {
  const text = useText();
  const { opensUp, gap, maxHeight } = useListSide(anchor);
  const beyond = `calc(100% + ${gap}px)`;
  const groups = Map.groupBy(
    options.map((option, place) => ({ option, place })),
    ({ option }) => groupBy(option),
  );
  return (
    <Popup
      style={{
        maxBlockSize: maxHeight,
        ...(opensUp ? { insetBlockEnd: beyond } : { insetBlockStart: beyond }),
      }}
    >
      {options.length === 0 ? (
        <Note role="status">{text(loading ? 'ui.loading' : 'ui.combobox.none')}</Note>
      ) : (
        <List id={id} role="listbox" aria-labelledby={labelId} ref={showChosen}>
          {[...groups].map(([group, members]) => (
            <li key={group} role="presentation">
              {group !== '' && <GroupName>{group}</GroupName>}
              <ul role="presentation">
                {members.map(({ option, place }) => (
                  <Item
                    key={option.value}
                    id={optionId(id, place)}
                    role="option"
                    aria-selected={option.value === chosen}
                    data-active={option === active}
                    onMouseMove={() => {
                      if (option !== active) onReach(option);
                    }}
                    onClick={() => {
                      onChoose(option);
                    }}
                  >
                    <span>
                      <bdi>{option.label}</bdi>
                      {option.description && (
                        <Description>
                          <WithRiyalSign>{option.description}</WithRiyalSign>
                        </Description>
                      )}
                    </span>
                  </Item>
                ))}
              </ul>
            </li>
          ))}
        </List>
      )}
    </Popup>
  );
}

/** Without groups all options are in one group without a name. */
const inNoGroup = () => '';

function showChosen(list: HTMLUListElement | null): void {
  list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
}
