import styled from '@emotion/styled';
import type { ApiRequest } from '../../../api/generated/model/api-request.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import {
  DurationCell,
  RequestCell,
  RequestIdCell,
  ResultCell,
  TimeCell,
} from './request-parts.tsx';

const Root = styled('div')({ display: 'grid', gap: 10, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
const Foot = styled(Line)({ alignItems: 'center', color: colors.inkMuted, ...typeScale.caption });

/** One request on a phone. */
export function RequestCard({ request }: { request: ApiRequest }) {
  return (
    <Root>
      <Line>
        <RequestCell request={request} />
        <TimeCell request={request} />
      </Line>
      <ResultCell request={request} />
      <Foot>
        <span>
          <DurationCell request={request} />
        </span>
        <RequestIdCell request={request} />
      </Foot>
    </Root>
  );
}
