import path from 'node:path';

/**
 * Redocly: adds what `x-shared` in openapi.yaml says to operations and answers, before they are linted
 * or bundled. What an operation states itself wins; `x-without` in it lists answers that it never gives.
 */
export default () => ({ id: 'mizan', preprocessors: { oas3: { 'shared-parts': sharedParts } } });

/** Which operations get the answers under a name of `x-shared.answers`; later names win over earlier ones. */
const rules = {
  always: () => true,
  // Without `security` that of the whole contract holds; an empty list opens an operation.
  with_security: ({ security }) => security?.length !== 0,
  with_path_parameter: (_, parameters) => parameters.some((each) => each.in === 'path'),
  with_body: ({ requestBody }) => requestBody !== undefined,
  with_idempotency_key: (_, parameters) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
};

function sharedParts() {
  let shared;
  let folder;

  /** The same part, with its references as they are from another file. */
  function seenFrom({ source }, part) {
    const from = path.dirname(source.absoluteRef);
    return JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' ? path.relative(from, path.join(folder, value)) : value,
    );
  }

  function completeAnswer(answer, location) {
    const headers = { ...seenFrom(location, shared.headers), ...answer.headers };
    const { content } = answer;
    for (const [type, media] of Object.entries(seenFrom(location, shared.content))) {
      if (content?.[type]) content[type] = { ...media, ...content[type] };
    }
    rewrite(answer, { headers: sorted(headers), content });
  }

  function completeOperation(operation, { location, resolve }) {
    const { requestBody, 'x-without': without = [] } = operation;
    const stated = operation.parameters ?? [];
    const resolved = stated.map((parameter) => resolve(parameter).node);
    const answers = Object.entries(shared.answers)
      .filter(([rule]) => rules[rule](operation, resolved))
      .map(([, each]) => seenFrom(location, each));
    const responses = Object.assign({}, ...answers, operation.responses);
    for (const status of without) delete responses[status];
    const parameters = [...stated, ...seenFrom(location, shared.parameters)];
    rewrite(operation, { 'x-without': undefined, parameters, requestBody, responses });
  }

  return {
    Root(root, { location, resolve }) {
      shared = root['x-shared'];
      folder = path.dirname(location.source.absoluteRef);
      delete root['x-shared'];
      // No operation refers to them yet, so that the walk does not come to them.
      for (const answer of Object.values(shared.answers).flatMap((each) => Object.values(each))) {
        const { node, location: place } = resolve(answer);
        completeAnswer(node, place);
      }
    },
    Operation: completeOperation,
    Response: (answer, { location }) => completeAnswer(answer, location),
  };
}

/** Puts these properties at the end, in this order; undefined takes one away. */
function rewrite(target, properties) {
  for (const [name, value] of Object.entries(properties)) {
    delete target[name];
    if (value !== undefined) target[name] = value;
  }
}

function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort());
}
