import type { OpenApiDocument } from 'orval';

/** Headers that the fetcher sets on every call, so that no hook takes them as an argument. */
const fetcherHeaders = new Set(['accept-language', 'registration', 'type']);

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

interface ParameterHolder {
  parameters?: Parameter[];
}

/** The contract without the header parameters that the fetcher sets. */
export function withoutFetcherHeaders(contract: OpenApiDocument): OpenApiDocument {
  const kept = structuredClone(contract);
  const shared: Record<string, Parameter> = kept.components?.parameters ?? {};
  const isOthers = (listed: Parameter): boolean => {
    const { name = '', in: place } = shared[sharedName(listed)] ?? listed;
    return !(place === 'header' && fetcherHeaders.has(name.toLowerCase()));
  };
  for (const pathItem of Object.values(kept.paths ?? {})) {
    const operations = Object.values(pathItem as Record<string, ParameterHolder>);
    const holders: ParameterHolder[] = [pathItem, ...operations];
    for (const holder of holders) {
      if (holder.parameters) holder.parameters = holder.parameters.filter(isOthers);
    }
  }
  return kept;
}

function sharedName({ $ref = '' }: Parameter): string {
  return $ref.slice('#/components/parameters/'.length);
}
