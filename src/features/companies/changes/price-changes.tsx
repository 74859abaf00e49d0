import styled from '@emotion/styled';
import { useState } from 'react';
import { useListPriceChanges } from '../../../api/generated/couriers/couriers.ts';
import type { PriceChange } from '../../../api/generated/model/price-change.ts';
import { useText } from '../../../i18n/use-text.ts';
import { timelineDays } from '../../../shared/journey/timeline-days.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { ChangedCard } from './changed-card.tsx';

const Day = styled('section')({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: '8px 24px',
  '& + &': {
    marginBlockStart: 16,
    paddingBlockStart: 16,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const When = styled('h3')({ color: colors.inkMuted, fontWeight: 500, ...typeScale.small });
const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });
const Quiet = styled('p')({ color: colors.inkMuted });
const More = styled('div')({ marginBlockStart: 12 });

/** Changes that are shown before the person asks for all. */
const SHOWN_AT_FIRST = 8;

/** What changed in a courier's prices in the last year, by day. */
export function PriceChanges({ courierId }: { courierId: string }) {
  const text = useText();
  return (
    <Panel title={text('companies.changes.title')} description={text('companies.changes.quotes')}>
      <Content courierId={courierId} />
    </Panel>
  );
}

function Content({ courierId }: { courierId: string }) {
  const text = useText();
  const { data: list, isError, refetch } = useListPriceChanges(courierId);
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!list) return <LinesSkeleton lines={3} height={24} />;
  if (list.data.length === 0) return <Quiet>{text('companies.changes.none')}</Quiet>;
  return <Changes changes={list.data} />;
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, SHOWN_AT_FIRST);
  const days = timelineDays(shown.map((change) => ({ change, occurred_at: change.changed_at })));
  return (
    <>
      {days.map(({ day, entries }) => (
        <Day key={day}>
          <When>
            <DateText value={day} />
          </When>
          <Cards>
            {cardsOf(entries.map(({ change }) => change)).map((ofCard, index) => (
              <ChangedCard key={index} changes={ofCard} />
            ))}
          </Cards>
        </Day>
      ))}
      {shown.length < changes.length && (
        <More>
          <Button
            variant="text"
            // Aligns its text with the dates.
            style={{ marginInlineStart: -16 }}
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {text('companies.changes.all', { count: changes.length })}
          </Button>
        </More>
      )}
    </>
  );
}

/** Changes of the same service and lane together, in the order of the first of them. */
function cardsOf(changes: readonly PriceChange[]): PriceChange[][] {
  const cards = Map.groupBy(changes, ({ service_type, lane = '' }) => `${service_type} ${lane}`);
  return [...cards.values()];
}
