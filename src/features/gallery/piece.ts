import type { ReactNode } from 'react';

/**
 * One interface component as the gallery shows it: a file in `pieces/`, whose name is its address
 * (`/dev/gallery?piece=status-chip`).
 */
export interface Piece {
  name: string;
  /** The component in every state, each in a `State`. */
  States: () => ReactNode;
}
