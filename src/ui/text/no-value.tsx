import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const dash = '\u2013';

/** Takes the place of a value that does not exist in a table. */
export function NoValue() {
  const text = useText();
  return (
    <>
      <span aria-hidden>{dash}</span>
      <VisuallyHidden>{text('ui.noValue')}</VisuallyHidden>
    </>
  );
}
