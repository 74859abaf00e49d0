import type { Variable } from './variables.ts';

/** A script for Postman: what a request has made is what the following requests name. */
export function rememberMade(variables: readonly Variable[]): string[] {
  const patterns = variables.map(
    ({ name, pattern }) => `  ${name}: /"(${pattern.replaceAll(/^\^|\$$/g, '')})"/,`,
  );
  return [
    '// What an answer says was made is what the following requests name.',
    'const patterns = {',
    ...patterns,
    '};',
    'if ([201, 202].includes(pm.response.code)) {',
    '  for (const [name, pattern] of Object.entries(patterns)) {',
    '    const found = pattern.exec(pm.response.text());',
    '    if (found) pm.collectionVariables.set(name, found[1]);',
    '  }',
    '}',
  ];
}
