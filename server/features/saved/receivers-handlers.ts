import { parsePhone } from '../../../common/phone.ts';
import { foldForSearch } from '../../../common/search-text.ts';
import { CITIES } from '../../reference/places/cities.ts';
import type { Handlers } from '../../http/operations.ts';
import { saveUnderName } from './save-under-name.ts';

const receivers = saveUnderName({
  kind: 'saved_receivers',
  prefix: 'rcv',
  write: (receiver) => {
    const { full_name, phone, country, company, email, city } = receiver;
    const dialled = parsePhone(phone, country);
    const cityName = CITIES.find(({ code }) => code === city)?.name;
    const words = [full_name, phone, company, email, city, cityName?.ar, cityName?.en];
    // As dialled within the country: 0512345678.
    if (dialled.ok) words.push(dialled.national.replace(/\D/g, ''));
    return {
      content: receiver,
      nameKey: `${foldForSearch(full_name)} ${phone}`,
      searchText: foldForSearch(words.filter((word) => word !== undefined).join('\n')),
    };
  },
});

export const receiversHandlers = {
  async listSavedReceivers({ query }, context) {
    return receivers.list(query, context);
  },
  async createSavedReceiver({ body }, context) {
    return { status: 201, body: await receivers.add(body, context) };
  },
  async getSavedReceiver({ path }, context) {
    return { status: 200, body: await receivers.show(path.receiver_id, context) };
  },
  async updateSavedReceiver({ path, body }, context) {
    return { status: 200, body: await receivers.change(path.receiver_id, body, context) };
  },
  async deleteSavedReceiver({ path }, context) {
    await receivers.remove(path.receiver_id, context);
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  | 'listSavedReceivers'
  | 'createSavedReceiver'
  | 'getSavedReceiver'
  | 'updateSavedReceiver'
  | 'deleteSavedReceiver'
>;
