import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon, EnterIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import { Key } from './key.tsx';

const Root = styled('div')({
  display: 'flex',
  flexShrink: 0,
  gap: 20,
  padding: '8px 20px',
  color: colors.inkMuted,
  background: colors.canvas,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.caption,
  // Phones do not have these keys.
  '@media (max-width: 599.95px)': { display: 'none' },
});
/** The label of the key in every language. */
const escape = 'Esc';

const Hint = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** Which keys do what in the search. Screen readers know them from the combobox role. */
export function KeyHints() {
  const text = useText();
  return (
    <Root aria-hidden>
      <Hint>
        <Key>
          <ArrowUpIcon size={13} />
        </Key>
        <Key>
          <ArrowDownIcon size={13} />
        </Key>
        {text('ui.search.move')}
      </Hint>
      <Hint>
        <Key>
          <EnterIcon size={13} />
        </Key>
        {text('ui.search.open')}
      </Hint>
      <Hint>
        <Key>{escape}</Key>
        {text('ui.close')}
      </Hint>
    </Root>
  );
}
