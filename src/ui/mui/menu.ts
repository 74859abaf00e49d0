import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Menu = withinMuiTheme<MenuProps>(MuiMenu);
