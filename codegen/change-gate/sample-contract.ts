import type { ContractDocument, Schema } from '../../common/contract/document.ts';

const ofSchema = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

/** A contract of two operations for tests: `Order` is sent, `Parcel` answered, `Size` both. */
export const sampleContract: ContractDocument = {
  info: { version: '0.1.0' },
  security: [{ session: [] }],
  servers: [{ url: '/api' }],
  paths: {
    '/parcels': {
      get: {
        operationId: 'listParcels',
        parameters: [{ name: 'status', in: 'query', schema: { type: 'string', maxLength: 9 } }],
        responses: {
          '200': {
            headers: { Link: { schema: { type: 'string' } } },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Parcel' } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'createParcel',
        requestBody: { required: true, content: { 'application/json': ofSchema('Order') } },
        responses: {
          '201': { content: { 'application/json': ofSchema('Parcel') } },
          '409': {},
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        additionalProperties: false,
        required: ['weight'],
        properties: {
          weight: { type: 'integer' },
          kind: { type: 'string', enum: ['box', 'bag'] },
          note: { type: 'string' },
          size: { $ref: '#/components/schemas/Size' },
        },
      },
      Parcel: {
        type: 'object',
        additionalProperties: false,
        required: ['status'],
        properties: {
          status: { type: 'string', enum: ['new', 'sent'] },
          note: { type: 'string' },
          size: { $ref: '#/components/schemas/Size' },
        },
      },
      Size: {
        type: 'object',
        additionalProperties: false,
        properties: {
          width: { type: 'integer', maximum: 100 },
          unit: { type: 'string', pattern: '^[a-z]+$' },
        },
      },
    },
  },
};

/** A schema of the contract by its name. */
export function schemaIn({ components }: ContractDocument, name: string): Schema {
  const schema = components.schemas?.[name] as Schema | undefined;
  if (!schema) throw new Error(`There is no schema ${name}`);
  return schema;
}
