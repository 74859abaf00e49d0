import MuiPopper, { type PopperProps } from '@mui/material/Popper';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Popper = withinMuiTheme<PopperProps>(MuiPopper);
