import { lazy } from 'react';
import type { FilterOption } from './filter-values.ts';
import { FilterPill } from './filter-pill.tsx';

const FilterOptions = lazy(async () => ({
  default: (await import('./filter-options.tsx')).FilterOptions,
}));

interface OptionFilterProps {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter for one of several values. */
export function OptionFilter({ label, options, value, onChange }: OptionFilterProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <FilterPill
      label={label}
      // A value that is not in the list, or not yet, still filters.
      valueText={chosen?.label ?? value}
      onClear={() => {
        onChange(undefined);
      }}
    >
      {(close) => (
        <FilterOptions
          options={options}
          value={value}
          onChoose={(next) => {
            close();
            if (next !== value) onChange(next);
          }}
        />
      )}
    </FilterPill>
  );
}
