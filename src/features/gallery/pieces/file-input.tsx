import { FileInput } from '../../../ui/forms/file-input.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { FieldState, FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'File drop', States };

const oneFile = { endings: ['.png', '.jpg', '.pdf'], maxBytes: 5_000_000, most: 1 };
const invoice = new File(['x'.repeat(48_200)], 'commercial-registration-2026.pdf');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">
  <path fill="${colors.verdigris}" d="M0 0h2v2H0z"/>
  <path fill="${colors.brassBright}" d="M0 2 1 .8 2 2z"/>
</svg>`;
const photo = new File([drawing], 'صورة-الواجهة.svg', { type: 'image/svg+xml' });

function States() {
  const sample = useSample();
  const label = sample('السجل التجاري', 'Commercial registration');
  return (
    <>
      <FieldStates<File[]>
        label={label}
        help={sample('نسخة مقروءة', 'A legible copy')}
        empty={[]}
        filled={[invoice]}
      >
        {(field) => <FileInput {...field} {...oneFile} />}
      </FieldStates>
      <FieldState name="several, with a picture" label={label} value={[invoice, photo]}>
        {(field) => <FileInput {...field} {...oneFile} endings={['.svg', '.pdf']} most={3} />}
      </FieldState>
      <FieldState name="while it is sent" label={label} value={[invoice]}>
        {(field) => <FileInput {...field} {...oneFile} progressOf={() => 0.62} />}
      </FieldState>
    </>
  );
}
