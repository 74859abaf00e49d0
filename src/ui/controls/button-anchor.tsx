import styled from '@emotion/styled';
import { buttonStyles, withoutStyleProps, type ButtonStyle } from './button-style.ts';

/** A link that looks like a button and loads a new document: another site, or the app reloaded. */
export const ButtonAnchor = styled(
  'a',
  withoutStyleProps,
)<ButtonStyle & { href: string }>(buttonStyles);
