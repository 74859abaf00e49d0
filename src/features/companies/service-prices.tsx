import styled from '@emotion/styled';
import type { CourierService } from '../../api/generated/model/courier-service.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { LanePrice } from './lane-price.tsx';
import { ServiceTerms } from './service-terms.tsx';

const Lanes = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlockEnd: 20,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
});

/** One rate card: the service's price on each lane, and its terms. */
export function ServicePrices({ service }: { service: CourierService }) {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  return (
    <Panel
      title={nameOf('service_type', service.service_type)}
      description={localized(service.notes)}
    >
      <Lanes>
        {service.lanes.map((tariff) => (
          <LanePrice key={tariff.lane} tariff={tariff} service={service} />
        ))}
      </Lanes>
      <ServiceTerms service={service} />
    </Panel>
  );
}
