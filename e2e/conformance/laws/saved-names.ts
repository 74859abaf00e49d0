import { requestedBy } from '../account.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Nothing is saved under a name twice, neither at first nor by a change. */
async function namesAreUnique(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const preset = {
    ...{ weight: 500, weight_unit: 'g', length: 100, width: 100, height: 100 },
    ...{ dimension_unit: 'cm', shipment_type: 'parcel', packaging_type: 'box' },
  };
  const receiver = {
    ...{ phone: saudiPhone(draw), address_type: 'office' },
    ...homeAddress(lists, draw),
  };
  const kinds = [
    ['createParcelPreset', 'updateParcelPreset', 'preset_id', preset, 'name'],
    ['createSavedReceiver', 'updateSavedReceiver', 'receiver_id', receiver, 'full_name'],
  ] as const;
  await withEach(kinds, async ([create, update, parameter, rest, member]) => {
    const body = (name: string) => ({ ...rest, [member]: name });
    const make = async (name: string) => {
      const answer = await api.succeed(create, { who, body: body(name) });
      return (answer.body as { id: string }).id;
    };
    await make('Palm');
    const other = await make('Cedar');
    const again = await api.send(create, { who, body: body('Palm') });
    refused(again, 409, 'already_saved', `${create} with a name that is taken`);
    const path = { [parameter]: other };
    const renamed = await api.send(update, { who, path, body: body('Palm') });
    refused(renamed, 409, 'already_saved', `${update} to a name that is taken`);
    const same = await api.send(update, { who, path, body: body('Cedar') });
    alike(same.status, 200, `${update} that keeps the name`, same);
  });
}

export const savedNameLaws: readonly Law[] = [
  {
    id: 'saved-names',
    title: 'Each name is saved once',
    clause:
      'createParcelPreset: a name, which no other preset may have; createSavedReceiver: no two may have the same name and phone; already_saved',
    run: namesAreUnique,
  },
];
