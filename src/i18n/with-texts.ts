import { needTexts } from './texts-store.ts';

/**
 * A screen's module, after the texts of its feature have loaded.
 *
 * @param folders below `src/features`.
 */
export async function withTexts<Module>(
  folders: string | string[],
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, needTexts(...[folders].flat())]);
  return loaded;
}
