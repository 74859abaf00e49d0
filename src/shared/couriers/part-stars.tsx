import styled from '@emotion/styled';
import { RatingPart } from '../../api/generated/model/rating-part.ts';
import type { RatingParts } from '../../api/generated/model/rating-parts.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { RatingStars } from './rating-stars.tsx';

const List = styled('dl')({
  display: 'grid',
  gap: '4px 12px',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignContent: 'start',
  alignItems: 'center',
  ...typeScale.small,
  '& > dt': { color: colors.inkMuted },
  '& > dd': { display: 'flex' },
});

/** The stars of each rated part of one rating. */
export function PartStars({ parts }: { parts: RatingParts }) {
  const { nameOf } = useEnumNames();
  return (
    <List>
      {Object.values(RatingPart).map((part) => {
        const stars = parts[part];
        return (
          stars !== undefined && [
            <dt key={part}>{nameOf('rating_part', part)}</dt>,
            <dd key={`${part} stars`}>
              <RatingStars rating={stars} size={14} />
            </dd>,
          ]
        );
      })}
    </List>
  );
}
