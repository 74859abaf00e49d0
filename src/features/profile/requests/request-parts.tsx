import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { ApiRequest } from '../../../api/generated/model/api-request.ts';
import type { ApiRequestOutcome } from '../../../api/generated/model/api-request-outcome.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';
import { explained, outcomeOf } from './request-outcome.ts';

interface RequestProps {
  request: ApiRequest;
}

const Stack = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', minInlineSize: 0 });
const Pair = styled('div')({ display: 'flex', alignItems: 'center', gap: 2 });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minInlineSize: 0,
});
const Code = styled('bdi')({
  fontFamily: 'ui-monospace, Consolas, monospace',
  ...typeScale.caption,
  ...figures,
});
// Longer than its column: it breaks after slashes if it can, and ends after four lines. The file has all of it.
const Address = styled(Code)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
const Muted = styled('span')({
  color: colors.inkMuted,
  ...typeScale.caption,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

const tones: Record<ApiRequestOutcome, StatusTone> = {
  succeeded: 'success',
  refused: 'warning',
  failed: 'danger',
};

/** Characters of a request's id that tell it from others on the page. */
const shownOfId = 8;

/** The day, and the time of day in Riyadh below it, to the second. */
export function TimeCell({ request: { at } }: RequestProps) {
  const intl = useIntl();
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
  return (
    <TwoLines
      first={<DateText value={at} format="short" />}
      second={<bdi>{intl.formatTime(at, time)}</bdi>}
    />
  );
}

/** What was asked for, and the key that did. */
export function RequestCell({ request }: RequestProps) {
  const text = useText();
  const { method, path, key_name: name, is_test } = request;
  return (
    <Stack>
      <Address dir="ltr">
        <strong>{method}</strong>
        {` ${path}`.split(/(?<=\/)/).map((part, at) => (
          <Fragment key={at}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </Address>
      <Line>
        <Muted>
          <bdi>{name}</bdi>
        </Muted>
        {is_test && (
          <StatusChip tone="neutral" plain>
            {text('profile.requests.test')}
          </StatusChip>
        )}
      </Line>
    </Stack>
  );
}

/** How it ended, and why. */
export function ResultCell({ request }: RequestProps) {
  const text = useText();
  const { status, code } = request;
  const outcome = outcomeOf(request);
  return (
    <Stack>
      <StatusChip tone={tones[outcome]}>
        {text(`profile.requests.outcome.${outcome}`)}
        <Ltr>{status}</Ltr>
      </StatusChip>
      {code !== undefined && (
        <Muted>
          {explained.has(code) ? (
            text(`profile.requests.code.${code}`)
          ) : (
            <Code dir="ltr">{code}</Code>
          )}
        </Muted>
      )}
    </Stack>
  );
}

/** How long it took. */
export function DurationCell({ request: { duration_ms } }: RequestProps) {
  const intl = useIntl();
  const text = useText();
  return text('profile.requests.milliseconds', { count: intl.formatNumber(duration_ms) });
}

/** The beginning of its id; the whole is copied. */
export function RequestIdCell({ request: { request_id: id } }: RequestProps) {
  return (
    <Pair>
      <Code dir="ltr">{id.slice(0, shownOfId)}</Code>
      <CopyButton value={id} labelId="profile.requests.id.copy" />
    </Pair>
  );
}
