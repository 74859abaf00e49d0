import { Rating } from '../mui/rating.ts';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { StarMark } from '../brand/star-mark.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

const size = 28;

/** One to five stars for a person to give. RatingStars shows a rating that was given. */
export function RatingInput<Values extends FieldValues, Output = Values>(
  shared: FieldProps<Values, Output>,
) {
  const text = useText();
  return (
    <Field {...shared} group>
      {(field) => (
        <Rating
          ref={(stars: HTMLElement | null) => {
            field.ref(stars?.querySelector('input'));
          }}
          name={field.name}
          value={field.value ?? null}
          onChange={(_event, stars) => {
            field.onChange(stars);
          }}
          onBlur={field.onBlur}
          disabled={shared.disabled ?? false}
          icon={<StarMark size={size} />}
          emptyIcon={<StarMark size={size} outlined />}
          getLabelText={(stars) => text('ui.rating.stars', { stars })}
          emptyLabelText={text('ui.rating.none')}
          sx={{ gap: '4px', alignSelf: 'start', '& .MuiRating-iconFocus': { outlineOffset: 2 } }}
        />
      )}
    </Field>
  );
}
