import { line } from '../../../ui/icons.tsx';

export const PrintIcon = line('M7 9V4h10v5M7 18H4V10h16v8h-3M7 14h10v6H7z');
