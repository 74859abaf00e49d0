import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { typeScale } from '../theme/tokens.ts';

const Bare = styled(Select<string>)({
  background: 'transparent',
  minHeight: 0,
  marginInlineEnd: -12,
  ...typeScale.small,
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
});

interface UnitSelectProps<Unit extends string> {
  name: string;
  label: string;
  units: readonly Unit[];
  value: Unit;
  onChange: (unit: Unit) => void;
  disabled?: boolean;
}

/** The unit at the end of a measure's box. */
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
    <Bare
      name={name}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const unit = units.find((candidate) => candidate === event.target.value);
        if (unit) onChange(unit);
      }}
      inputProps={{ 'aria-label': label }}
    >
      {units.map((unit) => (
        <MenuItem key={unit} value={unit}>
          {text(`ui.unit.${unit}`)}
        </MenuItem>
      ))}
    </Bare>
  );
}
