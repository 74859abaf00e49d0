import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ImportProgress } from '../../../../api/generated/model/import-progress.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors, type } from '../../../../ui/theme/tokens.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Done = styled('p')({ ...type.h3 });
const Lead = styled('p')({ color: colors.inkMuted, maxInlineSize: '62ch' });

interface WorkProgressProps {
  title: string;
  /** What the server is at work on. */
  work: 'pricing' | 'booking';
  progress: ImportProgress | undefined;
  /** Such as a button that stops it. */
  actions?: ReactNode;
}

/** How far the server has come with the rows. It goes on without the page. */
export function WorkProgress({ title, work, progress, actions }: WorkProgressProps) {
  const text = useText();
  const intl = useIntl();
  const titleId = useId();
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Panel title={<span id={titleId}>{title}</span>} actions={actions}>
      <Root>
        <Done role="status">
          {text(`shipments.booking.progress.${work}`, {
            done: intl.formatNumber(done),
            total: intl.formatNumber(total),
          })}
        </Done>
        <ProgressBar aria-labelledby={titleId} value={done / Math.max(total, 1)} />
        <Lead>{text('shipments.booking.goesOn')}</Lead>
      </Root>
    </Panel>
  );
}
