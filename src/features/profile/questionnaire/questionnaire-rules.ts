import type { KnownPlaces } from '../../../../common/place-rules.ts';
import {
  checkQuestionnaire,
  checkQuestionnaireDraft,
  NO_STORE_FIELDS,
  STORE_FIELDS,
} from '../../../../common/questionnaire-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { QuestionnaireAnswers } from '../../../api/generated/model/questionnaire-answers.ts';
import type { QuestionnaireDraft } from '../../../api/generated/model/questionnaire-draft.ts';
import {
  QuestionnaireAnswers as answersSchema,
  QuestionnaireDraft as draftSchema,
} from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { QuestionnaireValues, YesOrNo } from './questionnaire-values.ts';

/** Validates the form as complete answers. */
export function questionnaireResolver(places: KnownPlaces) {
  return ruledResolver<QuestionnaireValues, QuestionnaireAnswers>(answersSchema, (values) => {
    const wire = wireOf(values);
    return { wire, violations: checkQuestionnaire(wire, places) };
  });
}

interface KeptDraft {
  draft: QuestionnaireDraft;
  /** Whether it has everything that was typed. Invalid values are left out. */
  isWhole: boolean;
}

/** The part of the form that can be stored. */
export function draftOf(values: QuestionnaireValues, places: KnownPlaces): KeptDraft {
  const { monthly_sales_amount: sales, ...rest } = wireOf(values);
  const given = sales?.amount === undefined ? rest : { ...rest, monthly_sales_amount: sales };
  const wrong = new Set([
    ...checkQuestionnaireDraft(given, places).map(({ pointer }) => pointer.slice(1)),
    ...(draftSchema.safeParse(given).error?.issues ?? []).map(({ path }) => String(path[0])),
  ]);
  const sound = Object.entries(given).filter(([field]) => !wrong.has(field));
  return { draft: Object.fromEntries(sound), isWhole: wrong.size === 0 };
}

/** The visible answers without blanks. Questions of the other branch are left out. */
function wireOf(values: QuestionnaireValues): Partial<QuestionnaireAnswers> {
  const { has_electronic_store: hasStore, how_to_sell: channels } = values;
  const hidden: readonly string[] = [
    ...(hasStore === 'yes' ? [] : STORE_FIELDS),
    ...(hasStore === 'no' ? [] : NO_STORE_FIELDS),
  ];
  const answers = {
    ...values,
    has_electronic_store: answerOf(hasStore),
    wants_shipping_integration: answerOf(values.wants_shipping_integration),
    needs_receiving_site: answerOf(values.needs_receiving_site),
    how_to_sell: channels.length === 0 ? undefined : channels,
  };
  return dropBlanks(
    Object.fromEntries(Object.entries(answers).filter(([field]) => !hidden.includes(field))),
  ) as Partial<QuestionnaireAnswers>;
}

function answerOf(word: YesOrNo): boolean | undefined {
  return word === '' ? undefined : word === 'yes';
}
