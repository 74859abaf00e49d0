import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { seededRandom } from '../../domain/random.ts';
import { branchesOf } from './branches.ts';
import { samplePictures } from './pictures.ts';
import { SAMPLE_COURIERS } from './sample-couriers.ts';

const SEED = 20_261_124;
const TAKEN_AT = new Date('2026-11-01T06:00:00Z');

/** Branches of the sample couriers, and photos of all but every fourth. */
export async function insertDirectory(tx: Tx): Promise<void> {
  const branches = SAMPLE_COURIERS.flatMap((courier) =>
    branchesOf(courier).map((branch) => ({
      ...branch,
      courier_id: courier.id,
      name: JSON.stringify(branch.name),
      address: JSON.stringify(branch.address),
      hours: JSON.stringify(branch.hours),
    })),
  );
  await tx.insertInto('courier_branches').values(branches).execute();
  const pictures = await samplePictures();
  const random = seededRandom(SEED);
  const photos = SAMPLE_COURIERS.filter((_, index) => index % 4 !== 3).flatMap((courier) =>
    pictures.map(({ file, caption }, index) => ({
      courier_id: courier.id,
      id: newId('pho', TAKEN_AT, random.next),
      file_id: file.id,
      position: index + 1,
      caption: JSON.stringify(caption),
    })),
  );
  await tx
    .insertInto('photo_files')
    .values(pictures.map(({ file }) => file))
    .execute();
  await tx.insertInto('courier_photos').values(photos).execute();
}
