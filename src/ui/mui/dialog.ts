import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Dialog = withinMuiTheme<DialogProps>(MuiDialog);
