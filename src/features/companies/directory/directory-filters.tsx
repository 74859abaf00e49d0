import styled from '@emotion/styled';
import { useId } from 'react';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { SelectBox } from '../../../ui/controls/select-box.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { typeScale } from '../../../ui/theme/tokens.ts';
import { countFilters, SORTS, type DirectoryView } from './directory-address.ts';

const Sort = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginInlineStart: 'auto',
  ...typeScale.small,
  '& > label': { whiteSpace: 'nowrap' },
  '& > div': { minInlineSize: 200 },
  '@media (max-width: 599.95px)': {
    marginInlineStart: 0,
    inlineSize: '100%',
    '& > div': { flex: 1 },
  },
});

/** Least ratings to choose from, in stars. */
const leastRatings = [4, 3, 2];

type Changes = { [Name in keyof DirectoryView]?: string | undefined };

interface DirectoryFiltersProps {
  view: DirectoryView;
  /** Whether prices are shown, so that one can sort and filter by them. */
  hasParcel: boolean;
  onChange: (changes: Changes, replace?: boolean) => void;
}

/** Search, filters and order of the directory. */
export function DirectoryFilters({ view, hasParcel, onChange }: DirectoryFiltersProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions } = usePlaceOptions();
  const sortId = useId();
  const filtersOn = countFilters(view);
  const isNarrowed = filtersOn > 0 || view.q !== undefined;
  const filter = (name: keyof DirectoryView) => ({
    value: view[name] === undefined ? undefined : String(view[name]),
    onChange: (value: string | undefined) => {
      onChange({ [name]: value });
    },
  });
  const sorts = SORTS.filter((sort) => hasParcel || (sort !== 'price' && sort !== 'transit_time'));
  return (
    <Panel flush>
      <FilterBar
        searchLabel={text('companies.directory.search')}
        searchPlaceholder={text('companies.directory.searchPlaceholder')}
        words={view.q}
        onSearch={(q) => {
          onChange({ q }, true);
        }}
        filtersOn={filtersOn}
        onClear={
          isNarrowed
            ? () => {
                const names = Object.keys(view).filter((name) => name !== 'sort');
                onChange(Object.fromEntries(names.map((name) => [name, undefined])));
              }
            : undefined
        }
        tools={
          <Sort>
            <label htmlFor={sortId}>{text('companies.directory.sort')}</label>
            <div>
              <SelectBox
                id={sortId}
                value={sorts.includes(view.sort) ? view.sort : SORTS[0]}
                onChange={({ target }) => {
                  onChange({ sort: target.value });
                }}
              >
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {text(`companies.directory.sort.${sort.replace('-', '')}`)}
                  </option>
                ))}
              </SelectBox>
            </div>
          </Sort>
        }
      >
        {hasParcel && (
          <OptionFilter
            {...filter('takes_parcel')}
            label={text('companies.directory.takes')}
            options={[{ value: 'true', label: text('companies.directory.takes.yes') }]}
          />
        )}
        <OptionFilter
          {...filter('favorites')}
          label={text('companies.directory.favorites')}
          options={[{ value: 'true', label: text('companies.directory.favorites.yes') }]}
        />
        <OptionFilter
          {...filter('service_type')}
          label={text('companies.directory.service')}
          options={optionsOf('service_type')}
        />
        <OptionFilter
          {...filter('carries')}
          label={text('companies.directory.carries')}
          options={optionsOf('shipment_type')}
        />
        <OptionFilter
          {...filter('cash_on_delivery')}
          label={text('companies.directory.cod')}
          options={[{ value: 'true', label: text('companies.directory.cod.yes') }]}
        />
        <OptionFilter
          {...filter('tier')}
          label={text('companies.directory.tier')}
          options={optionsOf('tier')}
        />
        <OptionFilter
          {...filter('min_rating')}
          label={text('companies.directory.rating')}
          options={leastRatings.map((stars) => ({
            value: String(stars),
            label: text('companies.directory.rating.least', { stars }),
          }))}
        />
        <OptionFilter
          {...filter('drop_off_city')}
          label={text('companies.directory.dropOff')}
          options={cityOptions}
        />
      </FilterBar>
    </Panel>
  );
}
