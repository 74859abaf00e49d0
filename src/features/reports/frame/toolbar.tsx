import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon, FilterIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import type { ReportDeclaration } from '../declared/report.ts';
import { PeriodButton } from './period-button.tsx';
import { ReportFilters } from './report-filters.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 16,
  '& > [aria-pressed="true"]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
  },
  '@media print': { display: 'none' },
});
const OnPhone = styled('div')({ '@media (min-width: 760px)': { display: 'none' } });
const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // On phones inactive filters are hidden until the person asks for them.
  '@media (max-width: 759.95px)': {
    '&[data-unfolded="false"] > [data-active="false"]': { display: 'none' },
    '&[data-unfolded="false"]:not(:has(> [data-active="true"]))': { display: 'none' },
  },
});
const Note = styled('p')({ flexBasis: '100%', color: colors.inkMuted, ...typeScale.small });

interface ToolbarProps {
  place: ReportPlace;
  declaration: ReportDeclaration;
  clientName: string | undefined;
}

/** What the report is of: its days, the comparison, and its filters. */
export function Toolbar({ place, declaration, clientName }: ToolbarProps) {
  const text = useText();
  const intl = useIntl();
  const filtersId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { compare, replaced } = place;
  const allowed = declaration.filters;
  const canFold = allowed.some((name) => name !== 'client');
  return (
    <Root role="search" aria-label={text('reports.tools')}>
      <PeriodButton place={place} />
      <Button
        variant="outline"
        size="small"
        aria-pressed={compare}
        startIcon={compare && <CheckIcon size={16} />}
        onClick={() => {
          place.change({ compare: !compare });
        }}
      >
        {text('reports.compare')}
      </Button>
      {canFold && (
        <OnPhone>
          <Button
            variant="outline"
            size="small"
            startIcon={<FilterIcon size={16} />}
            aria-expanded={unfolded}
            aria-controls={filtersId}
            onClick={() => {
              setUnfolded(!unfolded);
            }}
          >
            {text('ui.filters.name')}
          </Button>
        </OnPhone>
      )}
      {allowed.length > 0 && (
        <Filters
          id={filtersId}
          role="group"
          aria-label={text('ui.filters.name')}
          data-unfolded={unfolded}
        >
          <ReportFilters place={place} allowed={allowed} clientName={clientName} />
        </Filters>
      )}
      {replaced.length > 0 && (
        <Note role="status">
          {text('reports.filter.replaced', {
            names: intl.formatList(replaced.map((each) => text(`reports.filter.${each}`))),
          })}
        </Note>
      )}
    </Root>
  );
}
