import { PLAN_LIMITS } from '../../../openapi/generated/plan-limits.ts';
import { randomBytes } from 'node:crypto';
import { requestedBy, type Who } from '../account.ts';
import { Needs } from '../answer.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace, Key } from '../workspace.ts';
import { addressIn, saudiPhone } from '../places.ts';
import { confirmSession, openAccount } from '../people.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

/** Number of objects of one kind a workspace keeps before it deletes the oldest. */
const KEPT = 8;

async function receiverBody({ draw, lists }: Workspace) {
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
function presetBody({ draw }: Workspace) {
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
async function makeRoom({ api, company, ...workspace }: Workspace, kind: Kind): Promise<void> {
  const [id, name] = DELETES[kind];
  while (workspace[kind].items.length >= KEPT) {
    const [oldest] = workspace[kind].items;
    if (!oldest) return;
    await api.ok(id, { who: requestedBy(await company()), path: { [name]: oldest.id } });
    workspace[kind].drop(oldest as { id: string; version: number });
  }
}

/** Who has room for one more of the kind: a new account if nothing can be deleted. */
async function ownerWithRoom(workspace: Workspace, kind: Kind): Promise<Who> {
  const { api, config, company, notes } = workspace;
  try {
    await makeRoom(workspace, kind);
    return requestedBy(await company());
  } catch (error) {
    if (!(error instanceof Needs) || error.operation !== DELETES[kind][0]) throw error;
  }
  const known = notes.get(`room for ${kind}`) as { who: Who; left: number } | undefined;
  const room =
    known && known.left > 0
      ? known
      : { who: requestedBy(await openAccount(api, config, 'company')), left: KEPT };
  notes.set(`room for ${kind}`, { ...room, left: room.left - 1 });
  return room.who;
}

/** One of the kind, created if there is none. */
async function anyOf(workspace: Workspace, kind: Kind): Promise<{ id: string; version?: number }> {
  const { api, company, draw } = workspace;
  const who = requestedBy(await company());
  if (workspace[kind].items.length === 0) {
    if (kind === 'receivers') {
      workspace.receivers.add(
        await api.ok('createSavedReceiver', { who, body: await receiverBody(workspace) }),
      );
    } else if (kind === 'presets') {
      workspace.presets.add(
        await api.ok('createParcelPreset', { who, body: presetBody(workspace) }),
      );
    }
  }
  return workspace[kind].any(draw);
}

function creating(kind: Kind, bodyOf: (workspace: Workspace) => object | Promise<object>): Recipe {
  return {
    call: async (workspace) => {
      const who = await ownerWithRoom(workspace, kind);
      return { who, body: await bodyOf(workspace) };
    },
    done: (workspace, { body }) => {
      // Beyond that, it is of an account that nothing else uses.
      if (workspace[kind].items.length < KEPT)
        workspace[kind].add(body as { id: string; version: number });
    },
    sketch: asCompany(async (workspace) => ({ body: await bodyOf(workspace) })),
  };
}

function reading(kind: Kind): Recipe {
  const [, name] = DELETES[kind];
  return {
    call: asCompany(async (workspace) => ({ path: { [name]: (await anyOf(workspace, kind)).id } })),
  };
}

function deleting(kind: Kind): Recipe {
  const [, name] = DELETES[kind];
  return {
    ...reading(kind),
    done: (workspace, _answer, { path = {} }) => {
      const gone = workspace[kind].items.find(({ id }) => id === path[name]);
      if (gone) workspace[kind].drop(gone as { id: string; version: number });
    },
  };
}

function saving(kind: Kind, bodyOf: (workspace: Workspace) => object | Promise<object>): Recipe {
  const [, name] = DELETES[kind];
  return {
    call: async (workspace) => {
      const { id, version } = await anyOf(workspace, kind);
      const body = { ...(await bodyOf(workspace)), ...(kind === 'drafts' && { version }) };
      return { who: requestedBy(await workspace.company()), path: { [name]: id }, body };
    },
    done: (workspace, { body }) => {
      const { id, version } = body as { id: string; version: number };
      const known = workspace[kind].items.find((each) => each.id === id);
      if (known) Object.assign(known, { version });
    },
  };
}

function draftBody({ draw }: Workspace) {
  // Its references need not exist any more: drafts are not validated.
  const { saved_receiver_id: _receiver, ...body } = bodyFrom('createShipmentDraft', draw);
  return body;
}

async function keyOf({ keys, draw }: Workspace): Promise<Key> {
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
  listApiRequests: listed('listApiRequests'),
  exportApiRequests: listed('exportApiRequests'),
  createApiKey: {
    call: async (workspace) => {
      const { keys, api, company, draw } = workspace;
      await confirmSession(api, await company());
      // The account has the free plan.
      // One more is the key with which the company opens what keys open (`by-key.ts`).
      while (keys.items.length >= PLAN_LIMITS.api_keys.basic - 1) {
        const { clientKey: client_key } = await keys.take();
        await api.ok('revokeApiKey', { who: requestedBy(await company()), path: { client_key } });
      }
      return { who: requestedBy(await company()), body: bodyFrom('createApiKey', draw) };
    },
    done: ({ keys }, { body }) => {
      const { key, secret_key } = body as { key: { client_key: string }; secret_key: string };
      keys.add({ clientKey: key.client_key, secret: secret_key });
    },
    sketch: asCompany(({ draw }) => ({ body: bodyFrom('createApiKey', draw) })),
  },
  rotateApiKey: {
    call: asCompany(async (workspace) => {
      await confirmSession(workspace.api, await workspace.company());
      return {
        path: { client_key: (await keyOf(workspace)).clientKey },
        body: { grace_hours: workspace.draw.one([0, 1, 24, 72]) },
      };
    }),
    done: ({ keys }, { body }) => {
      const { key, secret_key } = body as { key: { client_key: string }; secret_key: string };
      const known = keys.items.find(({ clientKey }) => clientKey === key.client_key);
      if (known) known.secret = secret_key;
    },
  },
  revokeApiKey: {
    call: asCompany(async (workspace) => {
      await confirmSession(workspace.api, await workspace.company());
      return { path: { client_key: (await keyOf(workspace)).clientKey } };
    }),
    done: ({ keys }, _answer, { path }) => {
      const gone = keys.items.find(({ clientKey }) => clientKey === path?.client_key);
      if (gone) keys.drop(gone);
    },
  },
  getIntegration: {
    call: async (workspace) => {
      const { clientKey, secret } = await keyOf(workspace);
      return { who: { basic: `${clientKey}:${secret}` } };
    },
  },
} satisfies Partial<Record<OperationId, Recipe>>;
