import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { OutboxMessage } from '../../api/generated/model/outbox-message.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getListOutboxQueryKey, listOutbox } from '../../api/generated/demo/demo.ts';
import { publicRequest } from '../../api/public-request.ts';
import { intlTags } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { WorkingLine } from '../../ui/feedback/working-line.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { Linked } from './linked.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors, figures, typeScale } from '../../ui/theme/tokens.ts';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  inlineSize: 'min(100%, 760px)',
  marginInline: 'auto',
  padding: '8px 16px 64px',
});
const Messages = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Words = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Code = styled('div')({
  ...typeScale.figure,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 12,
  letterSpacing: '0.2em',
});
const Sent = styled('p')({ marginBlockStart: 12, color: colors.inkMuted, ...typeScale.caption });

/** Milliseconds between requests for new messages. */
const pause = 3_000;

/** The messages that demo mode did not send, newest first. */
export function Component() {
  const text = useText();
  const { data, isError, refetch, ...more } = useInfiniteQuery({
    queryKey: [...getListOutboxQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listOutbox(pageParam === '' ? {} : { cursor: pageParam }, { ...publicRequest, signal }),
    initialPageParam: '',
    getNextPageParam: ({ page }) => page.next_cursor,
    refetchInterval: pause,
  });
  const messages = data?.pages.flatMap((page) => page.data);
  return (
    <Page>
      <PageHeader title={text('outbox.title')} description={text('outbox.lead')} />
      {isError && !data && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <WorkingLine />}
      {messages?.length === 0 && (
        <EmptyState title={text('outbox.empty')} description={text('outbox.emptyHint')} />
      )}
      <Messages>
        {messages?.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </Messages>
      {more.hasNextPage && (
        <Button
          variant="outline"
          loading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {text('outbox.more')}
        </Button>
      )}
    </Page>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const intl = useIntl();
  const text = useText();
  const { channel, to, locale, subject, code, sent_at } = message;
  return (
    <Panel as="article" title={<Ltr>{to}</Ltr>} description={text(`outbox.channel.${channel}`)}>
      {code !== undefined && (
        <Code>
          <Ltr>{code}</Ltr>
          <CopyButton value={code} labelId="outbox.copy" />
        </Code>
      )}
      <div lang={intlTags[locale]} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        {subject !== undefined && <b>{subject}</b>}
        <Words>
          <Linked text={message.text} />
        </Words>
      </div>
      <Sent>
        <time dateTime={sent_at}>
          <bdi>
            {intl.formatTime(sent_at, { hour: 'numeric', minute: '2-digit', second: '2-digit' })}
          </bdi>
        </time>
      </Sent>
    </Panel>
  );
}
