/** The files that a field accepts. */
export interface FileLimits {
  /** File name extensions with their dot, in lower case: `.png`. */
  endings: readonly string[];
  maxBytes: number;
  /** Maximum number of files. A single file is replaced by the next. */
  most: number;
}

/** Why a file was refused; the end of its text's id (`ui.file.size`). */
export type RefusalReason = 'kind' | 'size' | 'empty' | 'count';

export interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

/** The files that a field holds after adding `offered`, and the files that it refused. */
export function siftFiles(
  held: readonly File[],
  offered: readonly File[],
  { most, ...limits }: FileLimits,
): { taken: File[]; refused: RefusedFile[] } {
  const refused: RefusedFile[] = [];
  const sound = offered.filter(({ name, size }) => {
    const reason = reasonAgainst(name, size, limits);
    if (reason !== null) refused.push({ name, reason });
    return reason === null;
  });
  const all = most === 1 && sound.length > 0 ? sound : [...held, ...sound];
  for (const { name } of all.slice(most)) refused.push({ name, reason: 'count' });
  return { taken: all.slice(0, most), refused };
}

function reasonAgainst(
  name: string,
  size: number,
  { endings, maxBytes }: Omit<FileLimits, 'most'>,
): RefusalReason | null {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'kind';
  if (size > maxBytes) return 'size';
  return size === 0 ? 'empty' : null;
}
