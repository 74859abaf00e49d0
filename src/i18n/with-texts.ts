import { needTexts } from './texts-store.ts';

/**
 * A screen's module, with the texts of its feature there too.
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
