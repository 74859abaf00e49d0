import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: -8,
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 4,
    color: colors.inkMuted,
    pointerEvents: 'none',
  },
});
const Select = styled('select')({
  ...typeScale.small,
  minBlockSize: 32,
  paddingInline: '8px 24px',
  color: colors.inkMuted,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  appearance: 'none',
  cursor: 'pointer',
  '&:hover': { color: colors.ink },
  '& > option': { color: colors.ink },
});

interface UnitSelectProps<Unit extends string> {
  name: string;
  label: string;
  units: readonly Unit[];
  value: Unit;
  onChange: (unit: Unit) => void;
  disabled?: boolean;
}

/** The unit select at the end of a measure's box. */
export function UnitSelect<Unit extends string>({
  name,
  label,
  units,
  value,
  onChange,
  disabled = false,
}: UnitSelectProps<Unit>) {
  const text = useText();
  return (
    <Root>
      <Select
        name={name}
        value={value}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          const unit = units.find((candidate) => candidate === event.target.value);
          if (unit) onChange(unit);
        }}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {text(`ui.unit.${unit}`)}
          </option>
        ))}
      </Select>
      <ChevronDownIcon size={16} />
    </Root>
  );
}
