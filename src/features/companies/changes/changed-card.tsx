import styled from '@emotion/styled';
import type { PriceChange } from '../../../api/generated/model/price-change.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { ChangeLine } from './change-line.tsx';

const Where = styled('h4')({
  margin: 0,
  color: colors.inkMuted,
  fontWeight: 400,
  ...typeScale.caption,
});

/** The changes of one service, or of one of its lanes; never none. */
export function ChangedCard({ changes }: { changes: readonly PriceChange[] }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const [first] = changes;
  if (!first) return null;
  const { service_type, lane } = first;
  const service = nameOf('service_type', service_type);
  return (
    <div>
      <Where>
        {lane === undefined
          ? service
          : text('companies.changes.where', { service, lane: nameOf('lane', lane) })}
      </Where>
      <ul>
        {changes.map((change, index) => (
          <ChangeLine key={index} change={change} />
        ))}
      </ul>
    </div>
  );
}
