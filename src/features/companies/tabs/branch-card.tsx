import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Branch } from '../../../api/generated/model/branch.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Disclosure } from '../../../ui/controls/disclosure.ts';
import { ButtonAnchor } from '../../../ui/controls/button-anchor.tsx';
import { PhoneIcon, PinIcon } from '../../../ui/icons.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors, radius, type, typeScale } from '../../../ui/theme/tokens.ts';
import { HoursTable, OpenNow } from './opening-hours.tsx';

const Root = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  blockSize: '100%',
  padding: 20,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
});
const Name = styled('h2')({ ...type.h3 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});
const Small = styled('span')({ color: colors.inkMuted, whiteSpace: 'nowrap', ...typeScale.small });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Hours = styled(Disclosure)(typeScale.small);
const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBlockStart: 'auto',
});

/** A branch: where it is, whether it is open, what it does. */
export function BranchCard({ branch }: { branch: Branch }) {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const { distance, phone, hours, drop_off, cash_payout, latitude, longitude } = branch;
  const name = localized(branch.name);
  return (
    <Root>
      <Head>
        <Name>{name}</Name>
        {distance !== undefined && (
          <Small>
            <bdi>
              {intl.formatNumber(distance / 1000, {
                style: 'unit',
                unit: 'kilometer',
                maximumFractionDigits: distance < 10_000 ? 1 : 0,
              })}
            </bdi>
          </Small>
        )}
      </Head>
      <p>{localized(branch.address)}</p>
      <OpenNow hours={hours} />
      <Chips>
        {drop_off && (
          <StatusChip plain tone="neutral">
            {text('companies.branches.dropOff')}
          </StatusChip>
        )}
        {cash_payout && (
          <StatusChip plain tone="neutral">
            {text('companies.branches.cashPayout')}
          </StatusChip>
        )}
      </Chips>
      <Hours>
        <summary>{text('companies.branches.hours')}</summary>
        <HoursTable hours={hours} />
      </Hours>
      <Links>
        <ButtonAnchor
          variant="outline"
          size="small"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={text('companies.branches.map.label', { branch: name })}
        >
          <PinIcon size={16} />
          {text('companies.branches.map')}
        </ButtonAnchor>
        {phone !== undefined && (
          <ButtonAnchor
            variant="outline"
            size="small"
            href={`tel:${phone}`}
            aria-label={text('companies.branches.call.label', { branch: name })}
          >
            <PhoneIcon size={16} />
            {text('companies.branches.call')}
          </ButtonAnchor>
        )}
      </Links>
    </Root>
  );
}
