import { requestedBy } from '../account.ts';
import type { BodyOf } from '../call.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

const LEAST = {
  ...{ email: 'shop@oasis.example', phone: '+966500000001', shipping_from_country: 'SA' },
} as const;

const WITH_STORE = {
  ...LEAST,
  ...{ has_electronic_store: true, monthly_sales_amount: { amount: 8_500_000, currency: 'SAR' } },
  ...{ monthly_orders_count: 640, wants_shipping_integration: true },
} satisfies BodyOf<'submitQuestionnaire'>;

const DRAFT = { ...LEAST, what_to_sell: 'عطور' } satisfies BodyOf<'updateQuestionnaire'>;

async function answersAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const stands = async () => {
    const { state, offered, answers } = await api.ok('getQuestionnaire', { who });
    return { state, offered, answers };
  };
  alike(
    await stands(),
    { state: 'not_started', offered: true, answers: {} },
    'the questionnaire of a new company',
  );
  await api.ok('updateQuestionnaire', { who, body: { ...DRAFT, company_name: 'الواحة' } });
  await api.ok('updateQuestionnaire', { who, body: DRAFT });
  const { state, answers } = await stands();
  alike([state, answers], ['in_progress', DRAFT], 'a draft that another one has replaced');
  const wrong = { ...WITH_STORE, what_to_sell: 'عطور' };
  const answer = await api.send('submitQuestionnaire', { who, body: wrong });
  alike(answer.status, 422, 'answers to a question for those without an online store', answer);
  await api.ok('submitQuestionnaire', { who, body: WITH_STORE });
  alike(
    await stands(),
    { state: 'submitted', offered: false, answers: WITH_STORE },
    'the questionnaire after its answers, which replace the draft',
  );
  await api.ok('updateQuestionnaire', { who, body: DRAFT });
  alike((await stands()).state, 'in_progress', 'a draft that changes submitted answers');
}

async function declinedIsNotOffered(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  await api.ok('dismissQuestionnaireOffer', { who });
  const { state, offered } = await api.ok('getQuestionnaire', { who });
  alike([state, offered], ['not_started', false], 'a questionnaire that was declined');
  const submitted = await api.ok('submitQuestionnaire', { who, body: WITH_STORE });
  alike(submitted.state, 'submitted', 'answers after the offer was declined');
}

export const questionnaireLaws: readonly Law[] = [
  {
    id: 'questionnaire',
    title: 'Answers to the questionnaire replace their draft',
    clause:
      'updateQuestionnaire: replacing the previous draft; submitQuestionnaire: complete answers replace earlier answers and the draft; #/components/schemas/Questionnaire',
    run: answersAreKept,
  },
  {
    id: 'questionnaire-declined',
    title: 'A questionnaire that was declined can still be answered',
    clause: 'dismissQuestionnaireOffer: it is not offered again; it can still be answered',
    run: declinedIsNotOffered,
  },
];
