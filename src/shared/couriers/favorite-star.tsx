import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { useChangeFavorite, useIsFavorite } from './use-favorites.ts';

const Root = styled(IconButton)({
  '&[aria-pressed="true"]': { color: colors.brass },
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
});

interface FavoriteStarProps {
  courierId: string;
  /** The courier's name in the reader's language. */
  name: string;
  /** Called when the star is taken back, before the server knows. */
  onRemove?: () => void;
}

/** Marks a courier as a favorite, at once; undone if the server refuses. */
export function FavoriteStar({ courierId, name, onRemove }: FavoriteStarProps) {
  const text = useText();
  const isFavorite = useIsFavorite(courierId);
  const change = useChangeFavorite();
  return (
    <Root
      type="button"
      size="small"
      aria-pressed={isFavorite}
      aria-label={text('shared.couriers.favorite', { courier: name })}
      onClick={() => {
        change({ courierId, input: isFavorite ? null : {} });
        if (isFavorite) onRemove?.();
      }}
    >
      <StarIcon />
    </Root>
  );
}
