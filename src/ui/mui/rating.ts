import MuiRating, { type RatingProps } from '@mui/material/Rating';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Rating = withinMuiTheme<RatingProps>(MuiRating);
