import styled from '@emotion/styled';
import { useEffect, type ComponentProps } from 'react';
import { Ltr } from '../../text/ltr.tsx';
import { colors, typeScale } from '../../theme/tokens.ts';
import { FlagImage } from './country-flag.tsx';
import type { CountryRow } from './country-rows.ts';
import { useFlags } from './flags.ts';

const rowHeight = 40;

/** One style for all rows. Rows out of sight cost no layout or paint. */
const ListBox = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: 4,
  outline: 0,
  '& [role="presentation"]': {
    padding: '10px 12px 4px',
    color: colors.inkMuted,
    ...typeScale.caption,
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: rowHeight,
    paddingInline: 12,
    ...typeScale.body,
    cursor: 'pointer',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: rowHeight,
  },
  '& [role="option"] > span:first-of-type': {
    flexShrink: 0,
    display: 'flex',
    inlineSize: 24,
    blockSize: 16,
  },
  '& [role="option"] > span:nth-of-type(2)': { flex: 1, minInlineSize: 0, paddingBlock: 6 },
  '& [role="option"] > bdi': { color: colors.inkMuted },
  '& [aria-selected="true"]': { color: colors.verdigrisDark, fontWeight: 600 },
  '& [data-active="true"]': { background: colors.verdigrisSoft },
  '&:focus-visible [data-active="true"]': {
    outline: `2px solid ${colors.verdigris}`,
    outlineOffset: -2,
  },
});

export interface CountryGroup {
  /** Undefined if there is only one group. */
  name?: string;
  rows: readonly CountryRow[];
}

interface CountryOptionsProps extends Omit<ComponentProps<typeof ListBox>, 'id'> {
  id: string;
  groups: readonly CountryGroup[];
  chosen: string | null;
  active: string | undefined;
  onActivate: (country: string) => void;
  onChoose: (country: string) => void;
}

/** The countries to choose from, in groups. */
export function CountryOptions({
  id,
  groups,
  chosen,
  active,
  onActivate,
  onChoose,
  ...rest
}: CountryOptionsProps) {
  const flags = useFlags();
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const optionsOf = ({ rows }: CountryGroup) =>
    rows.map(({ code, name, callingCode }) => {
      const dialled = `+${callingCode}`;
      return (
        <div
          key={code}
          id={optionId(id, code)}
          role="option"
          aria-selected={code === chosen}
          data-active={code === active}
          onPointerMove={() => {
            if (code !== active) onActivate(code);
          }}
          onClick={() => {
            onChoose(code);
          }}
        >
          <span>
            <FlagImage svg={flags?.[code]} />
          </span>
          <span>{name}</span>
          <Ltr>{dialled}</Ltr>
        </div>
      );
    });

  return (
    <ListBox {...rest} id={id} role="listbox" tabIndex={0} aria-activedescendant={activeId}>
      {groups.map((group) =>
        group.name === undefined ? (
          optionsOf(group)
        ) : (
          <div key={group.name} role="group" aria-label={group.name}>
            <div role="presentation">{group.name}</div>
            {optionsOf(group)}
          </div>
        ),
      )}
    </ListBox>
  );
}

/** The id of a country's option in the list `id`. */
export function optionId(id: string, country: string): string {
  return `${id}-${country}`;
}
