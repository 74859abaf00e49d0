import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { KnownPlaces } from '../../../../common/place-rules.ts';
import type { Questionnaire } from '../../../api/generated/model/questionnaire.ts';
import type { QuestionnaireAnswers } from '../../../api/generated/model/questionnaire-answers.ts';
import type { QuestionnaireDraft } from '../../../api/generated/model/questionnaire-draft.ts';
import {
  getGetQuestionnaireQueryKey,
  updateQuestionnaire,
} from '../../../api/generated/questionnaire/questionnaire.ts';
import { createAutosaver, type SaveState } from '../../../ui/forms/autosaver.ts';
import type { QuestionnaireValues } from './questionnaire-values.ts';

type QuestionnaireForm = UseFormReturn<QuestionnaireValues, unknown, QuestionnaireAnswers>;

/**
 * Saves the answers on the server as they are typed, and when the tab or page is left, so that any
 * device can continue with them.
 */
export function useSavedDraft(form: QuestionnaireForm, places: KnownPlaces) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('rest');
  const [isWhole, setWhole] = useState(true);
  const [autosaver] = useState(() =>
    createAutosaver<QuestionnaireDraft>({
      // The request survives leaving the page. The form shows a failure, not a toast.
      save: (answers) => updateQuestionnaire(answers, { keepalive: true }),
      onState: setState,
    }),
  );

  useEffect(() => {
    let kept: string | undefined;
    const keep = async () => {
      const { draftOf } = await import('./questionnaire-rules.ts');
      // Not as of the call: what was typed while the rules load gets here in any order.
      const values = form.getValues();
      kept ??= JSON.stringify(draftOf(form.formState.defaultValues as QuestionnaireValues, places));
      const next = draftOf(values, places);
      setWhole(next.isWhole);
      if (JSON.stringify(next) === kept) return;
      kept = JSON.stringify(next);
      // If the person returns to the tab before the answer arrives, the form is as it was left.
      client.setQueryData<Questionnaire>(
        getGetQuestionnaireQueryKey(),
        (before) => before && { ...before, state: 'in_progress', answers: next.draft },
      );
      autosaver.change(next.draft);
    };
    return form.subscribe({
      formState: { values: true },
      callback: () => void keep(),
    });
  }, [form, places, autosaver, client]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void autosaver.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void autosaver.flush();
    };
  }, [autosaver]);

  return { autosaver, state, isWhole };
}
