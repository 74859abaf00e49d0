import { operations } from './contract-validators.ts';
import { BASE_PATH } from './contract.ts';
import { problem, type ProblemError } from './problem.ts';

/** The methods of each path of the contract, with what its addresses look like. */
const offered = [...Map.groupBy(operations, ({ path }) => path)].map(([path, those]) => ({
  looksLike: new RegExp(
    `^${BASE_PATH}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ),
  methods: those.map(({ method }) => method),
}));

/**
 * Why the API has no answer for a request: 405 with `Allow` if other methods of the path have one
 * (RFC 9110, 15.5.6), else 404. The address is one that the router could read.
 */
export function unansweredProblem(url: string): ProblemError {
  const [encoded = ''] = url.split('?', 1);
  const path = decodeURI(encoded);
  const methods = offered
    .filter(({ looksLike }) => looksLike.test(path))
    .flatMap((each) => each.methods);
  if (methods.length === 0) return problem(404, 'unknown_path');
  const allow = new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)));
  return problem(405, 'method_not_allowed', {}, { allow: [...allow].join(', ') });
}
