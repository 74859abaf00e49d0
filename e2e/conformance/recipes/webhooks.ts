import { requestedBy, type Who } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { openAccount } from '../people.ts';
import { NOWHERE } from '../webhooks.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

const FOR_TESTS = { event: 'shipment.created' } as const;

function newEndpoint({ draw }: Workspace): BodyOf<'createWebhookEndpoint'> {
  return { ...bodyFrom('createWebhookEndpoint', draw), url: NOWHERE };
}

/** The path of an endpoint that this session creates, not of test keys. */
async function pathOfNew(workspace: Workspace, who: Who): Promise<{ endpoint_id: string }> {
  const body = { ...newEndpoint(workspace), test: false };
  const { endpoint } = await workspace.api.ok('createWebhookEndpoint', { who, body });
  return { endpoint_id: endpoint.id };
}

/** The path of the workspace's endpoint, which stays active. */
async function endpointIn(workspace: Workspace): Promise<{ endpoint_id: string }> {
  const { notes, company } = workspace;
  const known = notes.get('webhook endpoint') as { endpoint_id: string } | undefined;
  if (known) return known;
  const path = await pathOfNew(workspace, requestedBy(await company()));
  notes.set('webhook endpoint', path);
  return path;
}

/** The path of a webhook to the workspace's endpoint. */
async function messageIn(workspace: Workspace) {
  const { api, notes, company } = workspace;
  const path = await endpointIn(workspace);
  const who = requestedBy(await company());
  const known = notes.get('webhook message') as string | undefined;
  const id = known ?? (await api.ok('sendTestWebhook', { who, path, body: FOR_TESTS })).id;
  notes.set('webhook message', id);
  return { ...path, message_id: id };
}

/** A company of its own, because a plan may allow one endpoint only. */
async function newCompany({ api, config }: Workspace) {
  return requestedBy(await openAccount(api, config, 'company'));
}

export const webhookRecipes = {
  listWebhookEndpoints: bare,
  getWebhookEndpoint: {
    call: asCompany(async (workspace) => ({ path: await endpointIn(workspace) })),
  },
  createWebhookEndpoint: {
    call: async (workspace) => ({
      who: await newCompany(workspace),
      body: newEndpoint(workspace),
    }),
    sketch: asCompany((workspace) => ({ body: newEndpoint(workspace) })),
    orElse: [409],
    weight: 0.3,
  },
  updateWebhookEndpoint: {
    call: asCompany(async (workspace) => {
      const drawn = bodyFrom('updateWebhookEndpoint', workspace.draw);
      return { path: await endpointIn(workspace), body: { ...drawn, url: NOWHERE, active: true } };
    }),
  },
  deleteWebhookEndpoint: {
    call: async (workspace) => {
      const who = await newCompany(workspace);
      return { who, path: await pathOfNew(workspace, who) };
    },
    sketch: asCompany(async (workspace) => ({ path: await endpointIn(workspace) })),
    weight: 0.3,
  },
  rotateWebhookSecret: {
    call: asCompany(async (workspace) => ({
      path: await endpointIn(workspace),
      body: bodyFrom('rotateWebhookSecret', workspace.draw),
    })),
  },
  sendTestWebhook: {
    call: asCompany(async (workspace) => ({
      path: await endpointIn(workspace),
      body: bodyFrom('sendTestWebhook', workspace.draw),
    })),
  },
  listWebhookMessages: {
    ...listed('listWebhookMessages'),
    call: async (workspace) => ({
      ...(await listed('listWebhookMessages').call(workspace)),
      path: await endpointIn(workspace),
    }),
  },
  getWebhookMessage: {
    call: asCompany(async (workspace) => ({ path: await messageIn(workspace) })),
  },
  resendWebhook: { call: asCompany(async (workspace) => ({ path: await messageIn(workspace) })) },
  resendWebhooks: {
    call: asCompany(async (workspace) => ({
      path: await endpointIn(workspace),
      body: bodyFrom('resendWebhooks', workspace.draw),
    })),
  },
} satisfies Partial<Record<OperationId, Recipe>>;
