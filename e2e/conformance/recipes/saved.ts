import { randomBytes } from 'node:crypto';
import { asked } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Desk, Key } from '../desk.ts';
import { addressIn, saudiPhone } from '../places.ts';
import { bare, listed, type Recipe } from './recipe.ts';

/** Number of objects of one kind a desk keeps before it deletes the oldest. */
const KEPT = 8;

async function receiverBody({ draw, lists }: Desk) {
  const { full_name, address_type, landmark, email, company } = bodyFrom(
    'createSavedReceiver',
    draw,
  );
  return {
    ...{ full_name, address_type, ...addressIn(await lists(), draw), phone: saudiPhone(draw) },
    ...(landmark !== undefined && { landmark }),
    ...(email !== undefined && { email }),
    ...(company !== undefined && { company }),
  };
}

/** Names are unique. */
function presetBody({ draw }: Desk) {
  const name = `علبة ${randomBytes(5).toString('hex')}`;
  return { ...bodyFrom('createParcelPreset', draw), name };
}

type Kind = 'receivers' | 'presets' | 'drafts';

const DELETES = {
  receivers: ['deleteSavedReceiver', 'receiver_id'],
  presets: ['deleteParcelPreset', 'preset_id'],
  drafts: ['deleteShipmentDraft', 'draft_id'],
} as const satisfies Record<Kind, [OperationId, string]>;

/** Makes room, since the number per account is limited. */
async function makeRoom({ api, company, ...desk }: Desk, kind: Kind): Promise<void> {
  const [id, name] = DELETES[kind];
  while (desk[kind].items.length >= KEPT) {
    const { id: oldest } = await desk[kind].take();
    await api.ok(id, { who: asked(await company()), path: { [name]: oldest } });
  }
}

/** One of the kind, created if there is none. */
async function anyOf(desk: Desk, kind: Kind): Promise<{ id: string; version?: number }> {
  const { api, company, draw } = desk;
  const who = asked(await company());
  if (desk[kind].items.length === 0) {
    if (kind === 'receivers') {
      desk.receivers.add(
        await api.ok('createSavedReceiver', { who, body: await receiverBody(desk) }),
      );
    } else if (kind === 'presets') {
      desk.presets.add(await api.ok('createParcelPreset', { who, body: presetBody(desk) }));
    }
  }
  return desk[kind].any(draw);
}

function creating(kind: Kind, bodyOf: (desk: Desk) => object | Promise<object>): Recipe {
  return {
    call: async (desk) => {
      await makeRoom(desk, kind);
      return { who: asked(await desk.company()), body: await bodyOf(desk) };
    },
    done: (desk, { body }) => {
      desk[kind].add(body as { id: string; version: number });
    },
    sketch: async (desk) => ({ who: asked(await desk.company()), body: await bodyOf(desk) }),
  };
}

function reading(kind: Kind): Recipe {
  const [, name] = DELETES[kind];
  return {
    call: async (desk) => ({
      who: asked(await desk.company()),
      path: { [name]: (await anyOf(desk, kind)).id },
    }),
  };
}

function deleting(kind: Kind): Recipe {
  const [, name] = DELETES[kind];
  return {
    ...reading(kind),
    done: (desk, _answer, { path = {} }) => {
      const gone = desk[kind].items.find(({ id }) => id === path[name]);
      if (gone) desk[kind].drop(gone as { id: string; version: number });
    },
  };
}

function saving(kind: Kind, bodyOf: (desk: Desk) => object | Promise<object>): Recipe {
  const [, name] = DELETES[kind];
  return {
    call: async (desk) => {
      const { id, version } = await anyOf(desk, kind);
      const body = { ...(await bodyOf(desk)), ...(kind === 'drafts' && { version }) };
      return { who: asked(await desk.company()), path: { [name]: id }, body };
    },
    done: (desk, { body }) => {
      const { id, version } = body as { id: string; version: number };
      const known = desk[kind].items.find((each) => each.id === id);
      if (known) Object.assign(known, { version });
    },
  };
}

function draftBody({ draw }: Desk) {
  // Its references need not exist any more: drafts are not validated.
  const { saved_receiver_id: _receiver, ...body } = bodyFrom('createShipmentDraft', draw);
  return body;
}

async function keyOf({ keys, draw }: Desk): Promise<Key> {
  return keys.any(draw);
}

export const savedRecipes = {
  listSavedReceivers: listed('listSavedReceivers'),
  createSavedReceiver: creating('receivers', receiverBody),
  getSavedReceiver: reading('receivers'),
  updateSavedReceiver: saving('receivers', receiverBody),
  deleteSavedReceiver: deleting('receivers'),
  listParcelPresets: listed('listParcelPresets'),
  createParcelPreset: creating('presets', presetBody),
  getParcelPreset: reading('presets'),
  updateParcelPreset: saving('presets', presetBody),
  deleteParcelPreset: deleting('presets'),
  listShipmentDrafts: listed('listShipmentDrafts'),
  createShipmentDraft: creating('drafts', draftBody),
  getShipmentDraft: reading('drafts'),
  updateShipmentDraft: saving('drafts', draftBody),
  deleteShipmentDraft: deleting('drafts'),

  listApiKeys: bare,
  createApiKey: {
    call: async (desk) => {
      const { keys, api, company, draw } = desk;
      // An account has at most ten.
      while (keys.items.length >= 6) {
        const { clientKey: client_key } = await keys.take();
        await api.ok('revokeApiKey', { who: asked(await company()), path: { client_key } });
      }
      return { who: asked(await company()), body: bodyFrom('createApiKey', draw) };
    },
    done: ({ keys }, { body }) => {
      const { key, secret_key } = body as { key: { client_key: string }; secret_key: string };
      keys.add({ clientKey: key.client_key, secret: secret_key });
    },
    sketch: async ({ company, draw }) => ({
      who: asked(await company()),
      body: bodyFrom('createApiKey', draw),
    }),
  },
  rotateApiKey: {
    call: async (desk) => ({
      who: asked(await desk.company()),
      path: { client_key: (await keyOf(desk)).clientKey },
      body: { grace_hours: desk.draw.one([0, 1, 24, 72]) },
    }),
    done: ({ keys }, { body }) => {
      const { key, secret_key } = body as { key: { client_key: string }; secret_key: string };
      const known = keys.items.find(({ clientKey }) => clientKey === key.client_key);
      if (known) known.secret = secret_key;
    },
  },
  revokeApiKey: {
    call: async (desk) => ({
      who: asked(await desk.company()),
      path: { client_key: (await keyOf(desk)).clientKey },
    }),
    done: ({ keys }, _answer, { path }) => {
      const gone = keys.items.find(({ clientKey }) => clientKey === path?.client_key);
      if (gone) keys.drop(gone);
    },
  },
  getIntegration: {
    call: async (desk) => {
      const { clientKey, secret } = await keyOf(desk);
      return { who: { basic: `${clientKey}:${secret}` } };
    },
  },
} satisfies Partial<Record<OperationId, Recipe>>;
