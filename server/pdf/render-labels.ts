import { DOCUMENT_WORDS } from './document-words.ts';
import type { DocumentLanguage, LabelContent, LabelPaper } from './label-content.ts';
import { typeset } from './typesetter.ts';

/** Labels that take well under a second, so that other documents get their turn in between. */
const CHUNK = 25;

export interface LabelOptions {
  paper: LabelPaper;
  language: DocumentLanguage;
  /** Called after each part of the file; in the last call `done` equals `total`. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * One PDF with a label for each piece, each on its own page, in the given order. It is made in a
 * separate thread, one part at a time; several files take turns.
 *
 * @throws RangeError without any content; ThreadError if the file could not be made, which
 *   does not affect the next one.
 */
export async function renderLabels(
  contents: readonly LabelContent[],
  { paper, language, onProgress }: LabelOptions,
): Promise<Uint8Array> {
  if (contents.length === 0) throw new RangeError('There is nothing to print');
  const parts: Uint8Array[] = [];
  const total = labelsOf(contents);
  let done = 0;
  for (const chunk of chunksOf(contents)) {
    parts.push(await typeset({ kind: 'labels', contents: chunk, paper, language }));
    done += labelsOf(chunk);
    onProgress?.(done, total);
  }
  const [only] = parts;
  return only && parts.length === 1
    ? only
    : typeset({ kind: 'joined', parts, title: DOCUMENT_WORDS[language].label, language });
}

/** One for each piece. */
export function labelsOf(shipments: readonly { pieces: number }[]): number {
  return shipments.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Shipments whose labels form one part of the file. */
function* chunksOf(contents: readonly LabelContent[]): Generator<LabelContent[]> {
  let chunk: LabelContent[] = [];
  for (const content of contents) {
    chunk.push(content);
    if (labelsOf(chunk) < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
