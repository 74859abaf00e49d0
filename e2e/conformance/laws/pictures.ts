import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import { pictureOf } from '../files.ts';
import { accountWith, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { product } from './product-files.ts';
import { withEach } from './with-each.ts';

/** Files that are refused. The last has three pixels more than 40 million, all of one colour. */
const WRONG = [
  { what: 'a text', bytes: Buffer.from('no picture'), code: 'not_a_picture' },
  { what: 'a picture cut short', bytes: pictureOf(20, 20).subarray(0, 40), code: 'not_a_picture' },
  { what: 'more than 40 megapixels', bytes: pictureOf(6_667, 6_001), code: 'too_many_pixels' },
];

async function wrongPicturesAreRefused(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const { id } = await api.ok('createProduct', { who, body: product('PICTURED') });
  const uploads: [name: string, send: (call: Call) => Promise<Answer>][] = [
    ['picture', (call) => api.send('updateProfilePicture', { who, ...call })],
    ['photo', (call) => api.send('updateProductPhoto', { who, path: { product_id: id }, ...call })],
  ];
  await withEach(uploads, async ([name, send]) => {
    for (const { what, bytes, code } of WRONG) {
      const answer = await send({ file: { name, bytes, type: 'image/png' } });
      misfit(answer, `/${name}`, code, `a ${name} that is ${what}`);
    }
  });
}

export const pictureLaws: readonly Law[] = [
  {
    id: 'pictures',
    title: 'What is no picture is refused, and so is one of too many pixels',
    clause:
      'updateProfilePicture, updateProductPhoto: a PNG, JPEG or WebP file of at most 40 megapixels; #/components/schemas/FieldErrorCode: not_a_picture, too_many_pixels',
    isAbout: ({ id }) => id === 'updateProfilePicture' || id === 'updateProductPhoto',
    run: wrongPicturesAreRefused,
  },
];
