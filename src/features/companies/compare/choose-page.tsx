import styled from '@emotion/styled';
import { useState } from 'react';
import { foldForSearch } from '../../../../common/search-text.ts';
import { useListCouriers } from '../../../api/generated/couriers/couriers.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { type Compared, useCompared } from '../../../shared/couriers/compare/use-compared.ts';
import { CourierIdentity, RatingText } from '../../../shared/couriers/courier-identity.tsx';
import { ParcelBar } from '../../../shared/pricing/parcel-bar.tsx';
import { parcelParams } from '../../../shared/pricing/parcel-address.ts';
import { directoryParcel, useUsualParcel } from '../../../shared/pricing/usual-parcel.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { SearchBox } from '../../../ui/filters/search-box.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, figures, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { comparable, companyPaths } from '../paths.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Search = styled('div')({ display: 'flex', maxInlineSize: 460, marginBlockEnd: 16 });
const Choices = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: 10,
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: '100%',
  padding: '10px 16px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  '&:has(> input:checked)': {
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
  },
  '&:has(> input:disabled)': { cursor: 'not-allowed', background: colors.canvas },
  '& > input': {
    flexShrink: 0,
    inlineSize: 18,
    blockSize: 18,
    margin: 0,
    accentColor: colors.verdigris,
  },
  '& > .who': { flex: 1 },
});
const Price = styled('span')({ fontWeight: 600, whiteSpace: 'nowrap', ...figures });
const Reason = styled('span')({
  maxInlineSize: '40%',
  color: colors.inkMuted,
  textAlign: 'end',
  ...typeScale.caption,
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
});
const Muted = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** The contract's maximum of one page. */
const listed = 100;
const longestSearch = 120;

/** `/companies/CompareCompanies`: choose couriers and a parcel to compare them for. */
export function Component() {
  const text = useText();
  const { parcel, setParcel } = useUsualParcel();
  const compared = useCompared();
  const search = parcel ? parcelParams(parcel) : undefined;
  const isReady = parcel && compared.isEnough;
  return (
    <>
      <PageHeader
        title={text('companies.choose.title')}
        description={text('companies.choose.description')}
      />
      <Stack>
        <ParcelBar parcel={parcel} onChange={setParcel} />
        <Panel title={text('companies.choose.couriers')}>
          <CourierChoices compared={compared} />
        </Panel>
        <Foot>
          <Muted aria-live="polite">
            {parcel === null
              ? text('companies.choose.noParcel')
              : text('companies.choose.count', {
                  count: compared.ids.length,
                  most: comparable.most,
                })}
          </Muted>
          {isReady ? (
            <ButtonLink to={companyPaths.compareResults(compared.ids, search)}>
              {text('companies.choose.submit')}
            </ButtonLink>
          ) : (
            <Button disabled>{text('companies.choose.submit')}</Button>
          )}
        </Foot>
      </Stack>
    </>
  );
}

function CourierChoices({ compared: { ids, isFull, toggle } }: { compared: Compared }) {
  const text = useText();
  const localized = useLocalized();
  const { parcel } = useUsualParcel();
  const [words, setWords] = useState('');
  const asked = parcel ? directoryParcel(parcel) : null;
  const { data, isError, refetch } = useListCouriers(
    { ...asked, limit: listed, ...(asked && { sort: 'price' as const }) },
    { query: { enabled: parcel !== undefined } },
  );
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={6} height={48} />;
  const sought = foldForSearch(words).split(' ');
  const shown = data.data.filter(({ id, name }) => {
    const own = foldForSearch(`${name.ar} ${name.en}`);
    return ids.includes(id) || sought.every((word) => own.includes(word));
  });
  return (
    <>
      <Search>
        <SearchBox
          label={text('companies.directory.search')}
          placeholder={text('companies.directory.searchPlaceholder')}
          value={words}
          onSearch={setWords}
          maxLength={longestSearch}
        />
      </Search>
      {shown.length === 0 && <EmptyState art="search" title={text('companies.directory.none')} />}
      <Choices>
        {shown.map(({ id, name, rating, rating_count, offer, excluded }) => {
          const isChosen = ids.includes(id);
          return (
            <li key={id}>
              <Choice>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  aria-label={localized(name)}
                  onChange={() => {
                    toggle(id);
                  }}
                />
                <CourierIdentity className="who" id={id} name={localized(name)} size={36}>
                  <RatingText rating={rating} count={rating_count} />
                </CourierIdentity>
                {offer && (
                  <Price>
                    <MoneyText value={offer.total_fee} />
                  </Price>
                )}
                {excluded && <Reason>{text(`companies.directory.excluded.${excluded}`)}</Reason>}
              </Choice>
            </li>
          );
        })}
      </Choices>
    </>
  );
}
