import type { FastifyInstance } from 'fastify';
import { BASE_PATH, readContract } from '../../http/contract.ts';
import { serveContent } from '../serve-content.ts';
import { postmanCollection } from './postman-collection.ts';

const NAME = 'mizan.postman_collection.json';

/** Serves the operations of keys as a collection. @param origin under which people reach this server */
export function serveCollection(docs: FastifyInstance, origin: string): void {
  const served = { url: `/${NAME}`, type: 'application/json; charset=utf-8', saveAs: NAME };
  serveContent(docs, served, () => {
    const collection = postmanCollection(readContract(), origin + BASE_PATH);
    return Buffer.from(`${JSON.stringify(collection, null, 2)}\n`);
  });
}
