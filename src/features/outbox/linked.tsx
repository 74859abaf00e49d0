import styled from '@emotion/styled';
import { colors } from '../../ui/theme/tokens.ts';

const Address = styled('a')({ color: colors.verdigris, unicodeBidi: 'isolate' });

/** A text in which addresses are links. */
export function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <Address key={index} href={part} dir="ltr">
        {part}
      </Address>
    ) : (
      part
    ),
  );
}
