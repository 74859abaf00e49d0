import { foldForSearch } from '../../../common/search-text.ts';
import type { Handlers } from '../../http/operations.ts';
import { saveUnderName } from './save-under-name.ts';

const presets = saveUnderName({
  kind: 'parcel_presets',
  prefix: 'pst',
  write: (preset) => {
    const name = foldForSearch(preset.name);
    return { content: preset, nameKey: name, searchText: name };
  },
});

export const presetsHandlers = {
  async listParcelPresets({ query }, context) {
    return presets.list(query, context);
  },
  async createParcelPreset({ body }, context) {
    return { status: 201, body: await presets.add(body, context) };
  },
  async getParcelPreset({ path }, context) {
    return { status: 200, body: await presets.show(path.preset_id, context) };
  },
  async updateParcelPreset({ path, body }, context) {
    return { status: 200, body: await presets.change(path.preset_id, body, context) };
  },
  async deleteParcelPreset({ path }, context) {
    await presets.remove(path.preset_id, context);
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  | 'listParcelPresets'
  | 'createParcelPreset'
  | 'getParcelPreset'
  | 'updateParcelPreset'
  | 'deleteParcelPreset'
>;
