import { Button } from '../controls/button.tsx';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  padding: '12px 24px',
  borderBlockStart: `1px solid ${colors.line}`,
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Count = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Steps = styled('div')({ display: 'flex', gap: 8, marginInlineStart: 'auto' });

interface PagerProps {
  /** Positions of the first and last row shown, counting from 1; undefined if unknown. */
  range: { from: number; to: number } | undefined;
  total: number;
  /** The server stopped counting: there are more rows than `total`. */
  totalIsCapped: boolean;
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** The previous page is unknown: `onPrevious` leads to the first one. */
  startsOver?: boolean;
  /** Undefined at the end of the list. */
  onNext: (() => void) | undefined;
  loading: boolean;
}

/** Shows which rows of how many are visible, and leads to the previous and next page. */
export function Pager({
  range,
  total,
  totalIsCapped,
  onPrevious,
  startsOver = false,
  onNext,
  loading,
}: PagerProps) {
  const text = useText();
  const intl = useIntl();
  const counted = intl.formatNumber(total);
  const all = totalIsCapped ? text('ui.pager.atLeast', { total: counted }) : counted;
  return (
    <Root>
      <Count role="status">
        {range
          ? text('ui.pager.count', {
              from: intl.formatNumber(range.from),
              to: intl.formatNumber(range.to),
              total: all,
            })
          : text('ui.pager.total', { total: all })}
      </Count>
      {(onPrevious ?? onNext) && (
        <Steps>
          <Button
            variant="outline"
            size="small"
            startIcon={<ArrowBackIcon size={16} />}
            disabled={!onPrevious || loading}
            onClick={onPrevious}
          >
            {text(startsOver ? 'ui.pager.first' : 'ui.pager.previous')}
          </Button>
          <Button
            variant="outline"
            size="small"
            endIcon={<ArrowForwardIcon size={16} />}
            disabled={!onNext || loading}
            onClick={onNext}
          >
            {text('ui.pager.next')}
          </Button>
        </Steps>
      )}
    </Root>
  );
}
