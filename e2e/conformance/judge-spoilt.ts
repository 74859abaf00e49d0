import type { Answer } from './answer.ts';
import { documents, type Kit } from './api.ts';
import { recipes } from './recipes/recipes.ts';
import type { Spoilt } from './spoil.ts';

/** Records an answer that the contract does not allow for a request with one thing wrong. */
export function judgeSpoilt(spoilt: Spoilt, answer: Answer, { api, findings }: Kit): void {
  const { what, check, expected, pointer } = spoilt;
  const { id, status, call } = answer;
  const fail = (broken: string, detail: string) => {
    const key = findings.fail({ check: broken, operation: id, answer, detail });
    if (key === undefined) return;
    api.agains.set(key, {
      ...{ operation: id, call },
      ...(pointer !== undefined && { kept: pointer }),
      act: async (kit, smaller) => {
        judgeSpoilt(spoilt, await kit.api.send(id, smaller), kit);
      },
    });
  };
  if (check === 'odd') return;
  if (!expected.includes(status) && status !== 0) {
    const wanted = expected.filter((each) => documents(id, each)).join(' or ');
    fail(check, `${status} instead of ${wanted} for ${kindOf(what)}: «${what}»`);
    return;
  }
  if (pointer === undefined || recipes[id].orElse?.includes(status) === true) return;
  const { errors = [], code } = answer.body as { errors?: { pointer: string }[]; code?: string };
  // An invalid list may be named by its invalid entry.
  const isNamed = errors.some((error) =>
    `${error.pointer.toLowerCase()}/`.startsWith(`${pointer.toLowerCase()}/`),
  );
  if (isNamed && code === 'validation_failed') return;
  const named = errors.map((error) => error.pointer).join(', ');
  const told = named === '' ? 'nothing' : named;
  fail('pointer', `${code} names ${told}, not ${pointer}: «${what}»`);
}

/** The common part of similar descriptions, to count them as one failure. */
function kindOf(what: string): string {
  return what.replace(/[:=].*|^\S* (as|with|without) .*/s, (_all, word: string) =>
    word ? `a field ${word}` : '',
  );
}
