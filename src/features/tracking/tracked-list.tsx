import styled from '@emotion/styled';
import { useListTrackings } from '../../api/generated/tracking/tracking.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import type { ReadTrackingNumbers } from './read-tracking-numbers.ts';
import { TrackedLine } from './tracked-line.tsx';

const List = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });
const Padded = styled('div')({ padding: '6px 24px 24px' });
const Written = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  overflowWrap: 'anywhere',
});

/** Results for several numbers, and the numbers without a result. */
export function TrackedList({ numbers, wrong }: ReadTrackingNumbers) {
  const text = useText();
  const { data, isError, refetch } = useListTrackings(
    { tracking_numbers: numbers.join(',') },
    { query: { enabled: numbers.length > 0 } },
  );
  const found = data?.data ?? [];
  return (
    <>
      {wrong.length > 0 && <Named title={text('tracking.several.wrong')} words={wrong} />}
      {data && data.unknown.length > 0 && (
        <Named title={text('tracking.several.unknown')} words={data.unknown} />
      )}
      {numbers.length > 0 && (data === undefined || found.length > 0) && (
        <Panel
          flush
          title={text('tracking.several.title', { count: data ? found.length : numbers.length })}
        >
          {data && (
            <List>
              {found.map((tracking) => (
                <TrackedLine key={tracking.shipment_id} tracking={tracking} />
              ))}
            </List>
          )}
          {!data && (
            <Padded>
              {isError ? (
                <FailedState
                  onRetry={() => {
                    void refetch();
                  }}
                />
              ) : (
                <LinesSkeleton lines={numbers.length} height={56} />
              )}
            </Padded>
          )}
        </Panel>
      )}
    </>
  );
}

function Named({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <Notice tone="warning" title={title}>
      <Written>
        {words.map((word) => (
          <li key={word}>
            <Ltr>{word}</Ltr>
          </li>
        ))}
      </Written>
    </Notice>
  );
}
