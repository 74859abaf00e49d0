import type { OpenApiDocument } from 'orval';

/** The contract without `x-enumDescriptions`, which would make every enum of a zod schema an object. */
export function withoutValueSentences(contract: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(contract), (key, value: unknown) =>
    key === 'x-enumDescriptions' ? undefined : value,
  ) as OpenApiDocument;
}
