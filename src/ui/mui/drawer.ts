import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Drawer = withinMuiTheme<DrawerProps>(MuiDrawer);
