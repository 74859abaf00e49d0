import styled from '@emotion/styled';
import type { Favorite } from '../../api/generated/model/favorite.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { CompareChoice } from '../../shared/couriers/compare/compare-choice.tsx';
import type { Compared } from '../../shared/couriers/compare/use-compared.ts';
import { CourierIdentity, RatingText } from '../../shared/couriers/courier-identity.tsx';
import { FavoriteStar } from '../../shared/couriers/favorite-star.tsx';
import { TierMark } from '../../shared/couriers/tier-mark.tsx';
import { useChangeFavorite } from '../../shared/couriers/use-favorites.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, elevation, motion, radius, typeScale } from '../../ui/theme/tokens.ts';
import { companyPaths } from '../companies/paths.ts';

const Root = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  blockSize: '100%',
  padding: '16px 20px 12px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover': { borderColor: colors.lineStrong, boxShadow: elevation.raised },
});
const Head = styled('div')({
  '--chip-size': '22px',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
});
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginBlockStart: 'auto',
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${colors.sunken}`,
  // Its text is aligned with the card's edge.
  '& > a': { marginInlineStart: -12 },
});
interface FavoriteCardProps {
  favorite: Favorite;
  /** Null if there is nothing to choose. */
  compared: Compared | null;
}

/** One favorite: what it is, and what can be done with it. */
export function FavoriteCard({ favorite, compared }: FavoriteCardProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const change = useChangeFavorite();
  const { courier, is_default, is_available } = favorite;
  const { id, tier, rating, rating_count } = courier;
  const name = localized(courier.name);
  const chooseDefault = (isDefault: boolean) => {
    change({ courierId: id, input: { is_default: isDefault } });
  };
  const offerUndo = () => {
    if (compared?.ids.includes(id)) compared.toggle(id);
    focusHeading();
    showToast({
      tone: 'info',
      titleId: 'favorites.removed',
      names: { courier: courier.name },
      action: {
        labelId: 'favorites.undo',
        run: () => {
          change({ courierId: id, input: is_default ? { is_default } : {} });
        },
      },
    });
  };

  return (
    <Root>
      <Head>
        <CourierIdentity id={id} name={name} heading="h3">
          <TierMark tier={tier} name={nameOf('tier', tier)} />
          <RatingText rating={rating} count={rating_count} />
          {is_default && (
            <StatusChip tone="accent" plain>
              {text('shared.couriers.default')}
            </StatusChip>
          )}
        </CourierIdentity>
        <FavoriteStar courierId={id} name={name} onRemove={offerUndo} />
      </Head>
      {!is_available && <Note>{text('favorites.left')}</Note>}
      {is_available && (
        <Foot>
          <ButtonLink
            size="small"
            variant="text"
            to={companyPaths.prices(id)}
            aria-label={text('favorites.page.label', { courier: name })}
          >
            {text('favorites.page')}
          </ButtonLink>
          <Button
            size="small"
            variant="text"
            aria-label={text(`favorites.${is_default ? 'noDefault' : 'makeDefault'}.label`, {
              courier: name,
            })}
            onClick={() => {
              chooseDefault(!is_default);
            }}
          >
            {text(`favorites.${is_default ? 'noDefault' : 'makeDefault'}`)}
          </Button>
          {compared && <CompareChoice courierId={id} name={name} compared={compared} />}
        </Foot>
      )}
    </Root>
  );
}
