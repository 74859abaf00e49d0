import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductFile } from '../../api/generated/model/product-file.ts';
import type { ProductFileRow } from '../../api/generated/model/product-file-row.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segment, Segments } from '../../ui/controls/segments.ts';
import { Ltr } from '../../ui/text/ltr.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Rows = styled('ul')({
  inlineSize: '100%',
  '& > li': {
    display: 'grid',
    gap: 2,
    paddingBlock: 10,
    borderBlockStart: `1px solid ${colors.line}`,
  },
});
const Head = styled('div')({
  '--chip-size': '22px',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 10px',
});
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Fault = styled('p')({ color: colors.danger, ...typeScale.small });

const outcomes = ['refused', 'changed', 'added'] as const;
const tones = { refused: 'danger', changed: 'progress', added: 'success' } as const;
/** Rows that are shown at once. */
const step = 50;

/** What a file does, row by row; what is wrong comes first. */
export function ImportRows({ file: { counts, rows, columns } }: { file: ProductFile }) {
  const text = useText();
  const intl = useIntl();
  const [chosen, setChosen] = useState<ProductFileRow['outcome'] | null>(null);
  const [most, setMost] = useState(step);
  const kinds = outcomes.filter((each) => counts[each] > 0);
  const shown = kinds.includes(chosen ?? 'added') && chosen ? chosen : kinds[0];
  const listed = rows.filter(({ outcome }) => outcome === shown);
  const unused = columns.filter(({ field, heading }) => field === undefined && heading !== '');
  return (
    <Root>
      {kinds.length > 0 && (
        <Segments role="group" aria-label={text('products.import.rows')}>
          {kinds.map((each) => (
            <Segment
              key={each}
              type="button"
              aria-pressed={each === shown}
              onClick={() => {
                setChosen(each);
                setMost(step);
              }}
            >
              {text(`products.import.count.${each}`, { number: intl.formatNumber(counts[each]) })}
            </Segment>
          ))}
        </Segments>
      )}
      {counts.unchanged > 0 && (
        <Quiet>{text('products.import.unchanged', { count: counts.unchanged })}</Quiet>
      )}
      {unused.length > 0 && (
        <Quiet>
          {text('products.import.unused', {
            columns: intl.formatList(unused.map(({ heading }) => `\u2068${heading}\u2069`)),
          })}
        </Quiet>
      )}
      <Rows>
        {listed.slice(0, most).map((row) => (
          <ImportRow key={row.row} row={row} />
        ))}
      </Rows>
      {listed.length > most && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            setMost(most + step);
          }}
        >
          {text('products.import.more')}
        </Button>
      )}
    </Root>
  );
}

function ImportRow({ row: { row, outcome, sku, name, changes, faults } }: { row: ProductFileRow }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li>
      <Head>
        <StatusChip tone={tones[outcome]} plain>
          {text(`products.import.outcome.${outcome}`)}
        </StatusChip>
        <span>{text('products.import.place.row', { row })}</span>
        {sku !== undefined && <Ltr>{sku}</Ltr>}
        {name !== undefined && <bdi>{name}</bdi>}
      </Head>
      {changes && (
        <Quiet>{intl.formatList(changes.map((field) => text(`products.field.${field}`)))}</Quiet>
      )}
      {faults?.map(({ field, heading, text: words }, index) => (
        <Fault key={index}>
          <bdi>{heading ?? (field && text(`products.field.${field}`))}</bdi>
          {': '}
          {words}
        </Fault>
      ))}
    </li>
  );
}
