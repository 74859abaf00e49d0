import styled from '@emotion/styled';
import type { PriceChange } from '../../../api/generated/model/price-change.ts';
import { useText } from '../../../i18n/use-text.ts';
import { figures } from '../../../ui/theme/tokens.ts';
import { AreaList } from '../area-list.tsx';
import { ChangeValue } from './change-value.tsx';
import { CodeNames, isNamed } from './code-names.tsx';

const Root = styled('li')({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', ...figures });
const Field = styled('span')({ fontWeight: 500 });
const FromTo = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 4px' });

/** One change in words: "Base fee from 25.00 to 26.50", "Lane added", "Coverage: added Tabuk". */
export function ChangeLine({ change }: { change: PriceChange }) {
  const text = useText();
  const { lane, kind, field, before, after, added, removed } = change;
  if (field === undefined) {
    return <Root>{text(`companies.changes.${lane ? 'lane' : 'service'}.${kind}`)}</Root>;
  }
  if (field === 'notes') return <Root>{text('companies.changes.reworded')}</Root>;
  const list = (codes: readonly string[]) =>
    isNamed(field) ? <CodeNames field={field} codes={codes} /> : <AreaList codes={codes} />;
  return (
    <Root>
      <Field>{text(`companies.changes.field.${field}`)}</Field>
      {added && (
        <FromTo>
          <span>{text('companies.changes.added')}</span>
          {list(added)}
        </FromTo>
      )}
      {removed && (
        <FromTo>
          <span>{text('companies.changes.removed')}</span>
          {list(removed)}
        </FromTo>
      )}
      {(before ?? after) && (
        <FromTo>
          <span>{text('companies.changes.from')}</span>
          <ChangeValue field={field} value={before} />
          <span>{text('companies.changes.to')}</span>
          <ChangeValue field={field} value={after} />
        </FromTo>
      )}
    </Root>
  );
}
