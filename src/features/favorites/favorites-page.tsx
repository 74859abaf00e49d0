import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { foldForSearch } from '../../../common/search-text.ts';
import { useListFavorites } from '../../api/generated/favorites/favorites.ts';
import type { Favorite } from '../../api/generated/model/favorite.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { CompareBar } from '../../shared/couriers/compare/compare-bar.tsx';
import { useCompared } from '../../shared/couriers/compare/use-compared.ts';
import { usePendingFavorites } from '../../shared/couriers/use-favorites.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type } from '../../ui/theme/tokens.ts';
import { companyPaths } from '../companies/paths.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { CompareAll, mustChoose } from './compare-all.tsx';
import { withChanges } from './with-changes.ts';

const Toolbar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
  marginBlockEnd: 16,
  '& > div': { flex: '0 1 320px' },
  '@media (max-width: 599.95px)': { '& > div': { flexBasis: '100%' } },
});
const Count = styled('h2')({ ...type.h2 });
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  gap: 16,
});

/** `/favorites`: the couriers that the account has marked, and its default courier. */
export function Component() {
  const text = useText();
  const { data, isError, refetch } = useListFavorites();
  const pending = usePendingFavorites();
  const favorites = data && withChanges(data.data, pending);
  return (
    <>
      <PageHeader
        title={text('favorites.title')}
        description={text('favorites.description')}
        actions={favorites && <CompareAll favorites={favorites} />}
      />
      {favorites && favorites.length > 0 ? (
        <Favorites favorites={favorites} />
      ) : (
        <Panel>
          {favorites ? (
            <EmptyState
              title={text('favorites.none.title')}
              description={text('favorites.none.description')}
              action={
                <ButtonLink to={companyPaths.directory}>{text('favorites.none.action')}</ButtonLink>
              }
            />
          ) : isError ? (
            <FailedState onRetry={() => void refetch()} />
          ) : (
            <LinesSkeleton lines={4} height={72} />
          )}
        </Panel>
      )}
    </>
  );
}

function Favorites({ favorites }: { favorites: readonly Favorite[] }) {
  const text = useText();
  const localized = useLocalized();
  const { locale } = useIntl();
  const [params, setParams] = useSearchParams();
  const compared = useCompared();
  const isCompared = mustChoose(favorites);
  const q = params.get('q') ?? '';
  const search = (next: string) => {
    setParams(
      (current) => {
        if (next === '') current.delete('q');
        else current.set('q', next);
        return current;
      },
      { replace: true },
    );
  };
  const words = foldForSearch(q).split(' ');
  // By name, so that a favorite put back has its old place.
  const byName = new Intl.Collator(locale).compare;
  const found = favorites
    .filter(({ courier: { name } }) => {
      const names = foldForSearch(`${name.ar} ${name.en}`);
      return words.every((word) => names.includes(word));
    })
    .toSorted((a, b) => byName(localized(a.courier.name), localized(b.courier.name)));

  return (
    <>
      <Toolbar>
        <Count aria-live="polite">{text('favorites.count', { count: found.length })}</Count>
        <div>
          <SearchBox
            label={text('favorites.search')}
            placeholder={text('favorites.search')}
            value={q}
            onSearch={search}
            maxLength={120}
          />
        </div>
      </Toolbar>
      {found.length === 0 ? (
        <Panel>
          <EmptyState
            art="search"
            title={text('favorites.noneFound.title')}
            action={
              <Button
                variant="outline"
                onClick={() => {
                  search('');
                }}
              >
                {text('favorites.noneFound.clear')}
              </Button>
            }
          />
        </Panel>
      ) : (
        <Cards>
          {found.map((favorite) => (
            <li key={favorite.courier.id}>
              <FavoriteCard favorite={favorite} compared={isCompared ? compared : null} />
            </li>
          ))}
        </Cards>
      )}
      {isCompared && <CompareBar compared={compared} />}
    </>
  );
}
