import { AsyncLocalStorage } from 'node:async_hooks';
import { curlOf } from './curl.ts';

/** A request that a hook made with `fetch`, and what came back. */
export interface Heard {
  curl: string;
  /** Status, content type and body; or why there is no answer. */
  answer: string;
}

const notes = new AsyncLocalStorage<{ last?: Heard }>();

/** Longest excerpt of an answer, in characters. */
const SHOWN = 800;

/** Does the work. @returns its result or error, with the last request that it made by `fetch`. */
export async function hearing<Done>(
  work: () => Promise<Done>,
): Promise<{ done?: Done; error?: unknown; last?: Heard }> {
  listen();
  const note: { last?: Heard } = {};
  return notes.run(note, async () => {
    try {
      return { done: await work(), ...note };
    } catch (error) {
      return { error, ...note };
    }
  });
}

let isListening = false;

/** Hooks call the global `fetch`; it is the same for everybody else. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const note = notes.getStore();
    if (!note) return original(input, init);
    const curl = await asCurl(input, init);
    try {
      const answer = await original(input, init);
      const type = answer.headers.get('content-type') ?? 'no content';
      const text = (await answer.clone().text()).slice(0, SHOWN);
      note.last = { curl, answer: `${answer.status} ${type}\n${text}` };
      return answer;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      note.last = { curl, answer: `No answer: ${cause?.code ?? message}` };
      throw error;
    }
  };
}

async function asCurl(...[input, init]: Parameters<typeof fetch>): Promise<string> {
  const request = new Request(input instanceof Request ? input.clone() : input, init);
  const { origin, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  return curlOf(origin, { method: request.method, path: `${pathname}${search}`, headers, body });
}
