import styled from '@emotion/styled';
import { buttonStyles, withoutLook, type ButtonLook } from './button-look.ts';

/** A link that looks like a button and loads a new document: out of the app, or afresh into it. */
export const ButtonAnchor = styled('a', withoutLook)<ButtonLook & { href: string }>(buttonStyles);
