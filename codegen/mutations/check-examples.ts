import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Answer,
  type ContractDocument,
  type MediaType,
  resolved,
} from '../../common/contract/document.ts';
import { placedOperations } from '../../common/contract/operations.ts';

/**
 * The first named example that its schema refuses, in words; undefined if all are valid. Finds what
 * Spectral (`oas3-valid-media-example`) and Redocly (`no-invalid-media-type-examples`) do, without
 * starting them. `operations` limits it to these operationIds.
 */
export function refusedExample(
  document: ContractDocument,
  operations: ReadonlySet<string>,
): string | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  // A separate schema for Ajv, so that its references resolve within it.
  ajv.addSchema({ $id: 'contract', components: { schemas: document.components.schemas } });
  const judged = new Set<string>();

  function refused(place: string, { schema = {}, examples = {} }: MediaType): string | undefined {
    const key = JSON.stringify([schema, examples]);
    if (judged.has(key)) return undefined;
    judged.add(key);
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
    ) as object;
    const validate = ajv.compile(absolute);
    for (const [name, listed] of Object.entries(examples)) {
      if (!validate(resolved(document, listed).value)) {
        return `example ${name} of ${place}: ${ajv.errorsText(validate.errors)}`;
      }
    }
    return undefined;
  }

  for (const { operation } of placedOperations(document)) {
    const { operationId: id, requestBody, responses } = operation;
    if (!operations.has(id)) continue;
    const bodies: [string, Answer][] = [
      ...(requestBody ? [[`${id} request`, requestBody] as [string, Answer]] : []),
      ...Object.entries(responses).map(([status, each]): [string, Answer] => [
        `${id} ${status}`,
        each,
      ]),
    ];
    for (const [place, body] of bodies) {
      const { content = {} } = resolved(document, body);
      for (const media of Object.values(content)) {
        const found = refused(place, media);
        if (found !== undefined) return found;
      }
    }
    for (const listed of operation.parameters ?? []) {
      const {
        name,
        schema = {},
        example,
      } = resolved(document, listed) as MediaType & {
        name: string;
        example?: unknown;
      };
      if (example === undefined) continue;
      const found = refused(`${id} parameter ${name}`, {
        schema,
        examples: { it: { value: example } },
      });
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
