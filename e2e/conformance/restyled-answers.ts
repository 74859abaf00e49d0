import { subscribe } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/**
 * Loaded before a server (`--import`): it says the same, but writes its answers as other frameworks do.
 * Members of JSON come in another order, seconds have no zeros at their end, letters beyond ASCII are
 * escaped, and values stand on lines of their own; headers have other spaces and forms.
 */
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async (_request, reply, payload) => {
    const [type, file] = ['content-type', 'content-disposition'].map((name) =>
      String(reply.getHeader(name) ?? ''),
    );
    if (type) reply.header('content-type', type.replace('; charset=utf-8', ';charset=UTF-8'));
    if (file) {
      reply.header('content-disposition', file.replace(/filename="(.*)"/, "filename*=UTF-8''$1"));
    }
    const isJson = /^application\/(problem\+)?json\b/.test(type ?? '');
    const json = isJson && payload instanceof Readable ? await text(payload) : payload;
    return isJson && typeof json === 'string' ? restyled(json) : payload;
  });
});

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d*?)0*Z$/;

/** The same JSON in another style. */
export function restyled(json: string): string {
  const lines = JSON.stringify(JSON.parse(json, rewritten), undefined, 1);
  return lines.replace(
    /[\u0080-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function rewritten(_name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(TIME, (_, time: string, digits: string) =>
      digits === '' ? `${time}Z` : `${time}.${digits}Z`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toReversed());
}
