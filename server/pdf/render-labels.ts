import type { DocumentLanguage, LabelContent, LabelPaper } from './label-content.ts';
import { typeset } from './typesetter.ts';

/** So many labels take well under a second: other documents get their turn in between. */
const CHUNK = 25;

export interface LabelOptions {
  paper: LabelPaper;
  language: DocumentLanguage;
  /** Called after each part of the file, at last with `done` equal to `total`. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * One PDF with one label on each page, in the order given. It is made beside the server's thread,
 * a part of the file at a time; several files at once take turns.
 *
 * @throws RangeError without any content; TypesettingError when the file could not be made, after
 *   which the next one is tried afresh.
 */
export async function renderLabels(
  contents: readonly LabelContent[],
  { paper, language, onProgress }: LabelOptions,
): Promise<Uint8Array> {
  if (contents.length === 0) throw new RangeError('There is nothing to print');
  const parts: Uint8Array[] = [];
  for (let done = 0; done < contents.length; done += CHUNK) {
    const chunk = contents.slice(done, done + CHUNK);
    parts.push(await typeset({ kind: 'labels', contents: chunk, paper, language }));
    onProgress?.(done + chunk.length, contents.length);
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : typeset({ kind: 'joined', parts, language });
}
