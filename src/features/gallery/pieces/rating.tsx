import { RatingText } from '../../../shared/couriers/courier-identity.tsx';
import { RatingStars } from '../../../shared/couriers/rating-stars.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Rating', States };

function States() {
  return (
    <>
      {[0, 2.5, 4.3, 5].map((rating) => (
        <State key={rating} name={`stars, ${rating} of 5`}>
          <RatingStars rating={rating} />
        </State>
      ))}
      <State name="in a line, with how many rated">
        <RatingText rating={4.8} count={1240} />
      </State>
      <State name="rated once">
        <RatingText rating={3} count={1} />
      </State>
    </>
  );
}
