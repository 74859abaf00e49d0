import type { ReactNode } from 'react';

/**
 * One piece of the interface as the gallery shows it: a file in `pieces/`, whose name is the
 * piece's address (`/dev/gallery?piece=status-chip`).
 */
export interface Piece {
  name: string;
  /** The piece in every state it has, each in a `State`. */
  States: () => ReactNode;
}
