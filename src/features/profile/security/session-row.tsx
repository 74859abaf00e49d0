import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { OpenSession } from '../../../api/generated/model/open-session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ComputerIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

export const SessionRows = styled('ul')({
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
});
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 16,
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& > svg': { color: colors.inkMuted },
});
const Device = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 500,
});
const Muted = styled('div')({ color: colors.inkMuted, ...typeScale.small });

interface SessionRowProps {
  session: OpenSession;
  onEnd: (id: string) => void;
}

/** One session: its device, location and last use. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const text = useText();
  const intl = useIntl();
  const { id, current, browser, system, kind, country, last_used_at } = session;
  const Icon = kind === 'desktop' || kind === undefined ? ComputerIcon : PhoneIcon;
  const device = [browser, system].filter((part) => part !== undefined).join(' · ');
  return (
    <Row>
      <Icon size={24} />
      <div>
        <Device>
          {device === '' ? text('profile.sessions.unknown') : <Ltr>{device}</Ltr>}
          {current && <StatusChip tone="success">{text('profile.sessions.current')}</StatusChip>}
        </Device>
        <Muted>
          {country !== undefined && (
            <>
              <bdi>{intl.formatDisplayName(country, { type: 'region' })}</bdi>
              {' · '}
            </>
          )}
          {current ? (
            text('profile.sessions.now')
          ) : (
            <>
              {text('profile.sessions.lastUsed')}{' '}
              <DateText value={last_used_at} format="dateTime" />
            </>
          )}
        </Muted>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="small"
          aria-label={text('profile.sessions.endOne', { device })}
          onClick={() => {
            onEnd(id);
          }}
        >
          {text('profile.sessions.end')}
        </Button>
      )}
    </Row>
  );
}
