import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportKindCount } from '../../../../api/generated/model/import-kind-count.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import type { Correction } from './saving-context.ts';
import { useKindText } from './use-kind-text.ts';

/** Kinds shown before the person asks for all. */
const fewest = 5;

const List = styled('ul')({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px 12px',
    paddingBlock: 8,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
});
const Words = styled('div')({ flex: '1 1 240px', minInlineSize: 0 });
const Count = styled('span')({ ...typeScale.small, color: colors.inkMuted, display: 'block' });

interface KindListProps {
  kinds: readonly ImportKindCount[];
  /** Shows the rows of a kind. */
  onShow: (kind: ImportKindCount) => void;
  onCorrect: (what: Correction) => void;
}

/** What is wrong, the most frequent first, with ways to mend all rows of a kind at once. */
export function KindList({ kinds, onShow, onCorrect }: KindListProps) {
  const text = useText();
  const intl = useIntl();
  const kindText = useKindText();
  const [isWhole, setWhole] = useState(false);
  if (kinds.length === 0) return null;
  return (
    <Panel title={text('shipments.import.kinds')} description={text('shipments.import.kinds.lead')}>
      <List>
        {(isWhole ? kinds : kinds.slice(0, fewest)).map((kind) => {
          const { field, code, count } = kind;
          const words = kindText(kind);
          return (
            <li key={`${field ?? ''} ${code}`}>
              <Words>
                {words}
                <Count>
                  {text('shipments.import.inRows', { count, shown: intl.formatNumber(count) })}
                </Count>
              </Words>
              <Button
                variant="outline"
                size="small"
                aria-label={text('shipments.import.kinds.showLabel', { kind: words })}
                onClick={() => {
                  onShow(kind);
                }}
              >
                {text('shipments.import.kinds.show')}
              </Button>
              {field && (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={text('shipments.import.correctLabel', { kind: words })}
                  onClick={() => {
                    onCorrect({ field, code });
                  }}
                >
                  {text('shipments.import.correct')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {kinds.length > fewest && !isWhole && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            setWhole(true);
          }}
        >
          {text('shipments.import.kinds.all')}
        </Button>
      )}
    </Panel>
  );
}
