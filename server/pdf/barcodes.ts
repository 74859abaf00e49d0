import bwip from 'bwip-js/node';
import { encodeQR } from 'qr';

/** The widths of bars and spaces in modules, alternating, from the first bar to the last. */
export function code128(text: string): number[] {
  const [symbol] = bwip.raw('code128', text, {});
  if (!symbol || !('sbs' in symbol)) throw new TypeError('Not encodable as Code 128');
  return [...symbol.sbs];
}

export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** The dark modules as SVG path data, one unit for each module. */
  path: string;
}

/**
 * Medium error correction: readable with 15 % of it lost, for example to a crease or a bad print
 * head.
 */
export function qrCode(text: string): QrCode {
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}
