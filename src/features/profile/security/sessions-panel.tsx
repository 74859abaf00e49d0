import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  getListSessionsQueryKey,
  listSessions,
  useEndOtherSessions,
  useEndSession,
} from '../../../api/generated/sessions/sessions.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SessionRow, SessionRows } from './session-row.tsx';

const More = styled('div')({ display: 'flex', justifyContent: 'center', marginBlockStart: 16 });

/** The account's sessions. All but the current one can be ended, one at a time or together. */
export function SessionsPanel() {
  const text = useText();
  const { data, isError, refetch, ...more } = useInfiniteQuery({
    queryKey: [...getListSessionsQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listSessions(pageParam === '' ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ page }) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const words = (titleId: string) => () => ({
    title: text(titleId),
    lead: text('profile.sessions.ask.lead'),
    confirmLabel: text('profile.sessions.end'),
    cancelLabel: text('profile.cancel'),
  });
  const one = useConfirmed<string, { sessionId: string }>({
    mutation: useEndSession(),
    variables: (sessionId) => ({ sessionId }),
    words: words('profile.sessions.askOne'),
    doneId: 'profile.sessions.done',
  });
  const others = useConfirmed<null, void>({
    mutation: useEndOtherSessions(),
    variables: () => undefined,
    words: words('profile.sessions.askOthers'),
    doneId: 'profile.sessions.done',
  });
  const sessions = data?.pages.flatMap((page) => page.data);
  return (
    <Panel
      title={text('profile.sessions')}
      description={text('profile.sessions.lead')}
      actions={
        sessions !== undefined &&
        sessions.length > 1 && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              others.ask(null);
            }}
          >
            {text('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions ? (
        <SessionRows>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={one.ask} />
          ))}
        </SessionRows>
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={3} height={44} />
      )}
      {more.hasNextPage && (
        <More>
          <Button
            variant="outline"
            loading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {text('profile.sessions.more')}
          </Button>
        </More>
      )}
      {one.dialog}
      {others.dialog}
    </Panel>
  );
}
