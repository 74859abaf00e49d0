import { Collapse } from '../../ui/layout/collapse.tsx';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExcludedCourier } from '../../api/generated/model/excluded-courier.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import type { ServiceType } from '../../api/generated/model/service-type.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useExclusionText } from '../../shared/pricing/use-exclusion-text.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { CourierIdentity } from '../../shared/couriers/courier-identity.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';
import { colors, motion, radius, typeScale } from '../../ui/theme/tokens.ts';
import { groupExcluded } from './group-excluded.ts';

const Toggle = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 60,
  padding: '10px 24px',
  color: colors.ink,
  background: 'transparent',
  border: 0,
  borderRadius: radius.large,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '& svg': { transition: `rotate ${motion.quick}` },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const List = styled('ul')({ borderBlockStart: `1px solid ${colors.line}` });
const Item = styled('li')({
  display: 'grid',
  alignItems: 'center',
  gap: '2px 24px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  padding: '10px 24px',
  '& + &': { borderBlockStart: `1px solid ${colors.sunken}` },
  '@media (max-width: 759.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 },
});
const Reasons = styled('ul')({
  ...typeScale.small,
  display: 'grid',
  gap: 4,
  color: colors.inkMuted,
  '& > li': {
    display: 'grid',
    gap: '0 16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  },
  '@media (max-width: 759.95px)': {
    paddingInlineStart: 48,
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Services = styled('span')({ color: colors.ink });

interface ExcludedCouriersProps {
  excluded: readonly ExcludedCourier[];
  request: QuoteCreate;
  /** Whether the list is expanded at first. */
  open: boolean;
}

/** The couriers that cannot take the parcel, and why. */
export function ExcludedCouriers({ excluded, request, open: startsOpen }: ExcludedCouriersProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const reasonOf = useExclusionText(useMoneyString());
  const listId = useId();
  const [open, setOpen] = useState(startsOpen);
  const intl = useIntl();
  const refusals = groupExcluded(excluded, (entry) => reasonOf(entry, request));
  const serviceName = (service: ServiceType) => nameOf('service_type', service);
  return (
    <Panel flush>
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {text('pricing.excluded', { count: excluded.length })}
        <ChevronDownIcon />
      </Toggle>
      <Collapse id={listId} open={open}>
        <List>
          {refusals.map(({ courier, reasons }) => (
            <Item key={courier.id}>
              <CourierIdentity id={courier.id} name={localized(courier.name)} size={32} />
              <Reasons>
                {reasons.map(({ words, services }) => (
                  <li key={words}>
                    <Services>{intl.formatList(services.map(serviceName))}</Services>
                    <WithRiyalSign>{words}</WithRiyalSign>
                  </li>
                ))}
              </Reasons>
            </Item>
          ))}
        </List>
      </Collapse>
    </Panel>
  );
}
