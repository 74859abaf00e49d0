import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useText } from '../../../i18n/use-text.ts';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { Key } from '../../../ui/search/key.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

const List = styled('dl')({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 10,
  },
  '& > div + div': { borderBlockStart: `1px solid ${colors.line}` },
  '& dt': { order: 1, display: 'flex', flexShrink: 0, gap: 4, direction: 'ltr' },
});

/** Keys that have a name in each language. */
const named = ['enter', 'space'] as const;

const keys = [
  { id: 'next', shown: ['J', '↓'] },
  { id: 'previous', shown: ['K', '↑'] },
  { id: 'cells', shown: ['←', '→'] },
  { id: 'open', shown: ['enter'] },
  { id: 'page', shown: ['enter', 'enter'] },
  { id: 'select', shown: ['space'] },
  { id: 'close', shown: ['Esc'] },
  { id: 'search', shown: ['Ctrl', 'K'] },
  { id: 'keys', shown: ['?'] },
] as const;

/** All keys of the list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <TitledDialog title={text('shipments.keys.title')} withCross onClose={onClose}>
      <DialogContent>
        <List>
          {keys.map(({ id, shown }) => (
            <div key={id}>
              <dt>
                {shown.map((key, at) => {
                  const name = named.find((each) => each === key);
                  return <Key key={at}>{name ? text(`shipments.keys.${name}`) : key}</Key>;
                })}
              </dt>
              <dd>{text(`shipments.keys.${id}`)}</dd>
            </div>
          ))}
        </List>
      </DialogContent>
    </TitledDialog>
  );
}
