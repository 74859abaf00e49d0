import { line } from '../../../ui/icons.tsx';

export const MailIcon = line('M4 6h16v12H4z M4.5 6.5 12 12.5l7.5-6');
