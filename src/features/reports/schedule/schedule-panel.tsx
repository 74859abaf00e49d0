import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import { reportAddress } from '../../../../common/report-paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { CheckIcon, TrashIcon } from '../../../ui/icons.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { profilePath } from '../../profile/paths.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import { useSchedule } from './use-schedule.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  inlineSize: 'min(340px, calc(100vw - 32px))',
  padding: 16,
  ...typeScale.small,
});
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.caption });
const Choices = styled('ul')({ display: 'grid', gap: 8 });
const Choice = styled('button')({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 12,
  color: 'inherit',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { display: 'grid', placeItems: 'center', color: colors.verdigris },
  '& > small': { color: colors.inkMuted, ...typeScale.caption },
  '&[aria-pressed="true"]': { background: colors.verdigrisSoft, borderColor: colors.verdigris },
  '&:disabled': { cursor: 'progress' },
});
const Others = styled('section')({
  display: 'grid',
  gap: 4,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > h3': { ...typeScale.small, fontWeight: 600 },
});
const Other = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: 8,
  '& > small': { color: colors.inkMuted, ...typeScale.caption },
});

interface SchedulePanelProps {
  name: ReportName;
  place: Pick<ReportPlace, 'filters'>;
  onDone: () => void;
}

/** By e-mail: how often this report comes, with the filters shown, and which others do. */
export function SchedulePanel({ name, place, onDone }: SchedulePanelProps) {
  const text = useText();
  const { data: profile } = useGetProfile();
  const { choices, others, isError, isLoading, isPending, refetch, turn, stop } = useSchedule(
    name,
    place.filters,
  );
  if (isError) {
    return (
      <Root>
        <FailedState onRetry={() => void refetch()} />
      </Root>
    );
  }
  if (isLoading || !profile) {
    return (
      <Root>
        <LinesSkeleton lines={3} height={44} />
      </Root>
    );
  }
  return (
    <Root>
      {profile.email_verified ? (
        <p>
          {text('reports.schedule.to')} <Ltr>{profile.email}</Ltr>
        </p>
      ) : (
        <div>
          <p>{text('reports.schedule.unverified')}</p>
          <Link to={profilePath} onClick={onDone}>
            {text('reports.schedule.verify')}
          </Link>
        </div>
      )}
      <Choices aria-label={text('reports.schedule')}>
        {choices.map(({ frequency, scheduled }) => (
          <li key={frequency}>
            <Choice
              type="button"
              aria-pressed={scheduled !== undefined}
              disabled={isPending}
              onClick={() => {
                turn(frequency);
              }}
            >
              <span>{scheduled && <CheckIcon size={16} />}</span>
              {text(`reports.schedule.${frequency}`)}
              <small>
                {scheduled && (
                  <>
                    {text('reports.schedule.next')}{' '}
                    <DateText value={scheduled.next_on} format="short" />
                  </>
                )}
              </small>
            </Choice>
          </li>
        ))}
      </Choices>
      <Note>
        {text(
          Object.keys(place.filters).length > 0
            ? 'reports.schedule.filtered'
            : 'reports.schedule.whole',
        )}
      </Note>
      {others.length > 0 && (
        <Others>
          <h3>{text('reports.schedule.others')}</h3>
          <ul>
            {others.map(({ id, report, frequency, filters }) => (
              <Other key={id}>
                <Link to={reportAddress(report, { ...filters })} onClick={onDone}>
                  {text(`reports.title.${report}`)}
                </Link>
                <small>{text(`reports.schedule.${frequency}`)}</small>
                <IconButton
                  size="small"
                  aria-label={text('reports.schedule.stop', {
                    report: text(`reports.title.${report}`),
                  })}
                  disabled={isPending}
                  onClick={() => {
                    stop(id);
                  }}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </Other>
            ))}
          </ul>
        </Others>
      )}
    </Root>
  );
}
