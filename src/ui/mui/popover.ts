import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { withinMuiTheme } from '../theme/within-mui-theme.tsx';

export const Popover = withinMuiTheme<PopoverProps>(MuiPopover);
