import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Questionnaire } from '../../../api/generated/model/questionnaire.ts';
import type { QuestionnaireAnswers } from '../../../api/generated/model/questionnaire-answers.ts';
import {
  getGetQuestionnaireQueryKey,
  useSubmitQuestionnaire,
} from '../../../api/generated/questionnaire/questionnaire.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { BusinessSection } from './business-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { type QuestionnaireValues, valuesOf } from './questionnaire-values.ts';
import { SalesSection } from './sales-section.tsx';
import { SavedLine } from './saved-line.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

interface QuestionnaireFormProps {
  profile: Profile;
  questionnaire: Questionnaire;
  places: KnownPlaces;
  onSubmitted: () => void;
}

/** The questions, unanswered or partly answered. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { profile, questionnaire, places, onSubmitted } = props;
  const text = useText();
  const client = useQueryClient();
  const loadRules = useMemo(
    () => async () => (await import('./questionnaire-rules.ts')).questionnaireResolver(places),
    [places],
  );
  const form = useForm<QuestionnaireValues, unknown, QuestionnaireAnswers>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: useState(() => valuesOf(questionnaire, profile))[0],
    mode: 'onTouched',
  });
  useLoadOnTyping(form, loadRules);
  const { autosaver, state, isWhole } = useSavedDraft(form, places);
  const { mutate, isPending, error } = useSubmitQuestionnaire({
    mutation: {
      onSuccess: async (submitted) => {
        autosaver.discard();
        await showAnswer(client, getGetQuestionnaireQueryKey(), submitted);
        onSubmitted();
      },
    },
  });
  const submitError = useSubmitError(error);
  const { control } = form;
  return (
    <FormShell
      form={form}
      loading={isPending || form.formState.isSubmitting}
      submitError={submitError}
      faults={fieldErrorsOf(error)}
      leaving={state === 'failed' ? LeaveQuestion : 'free'}
      submitLabel={text('profile.questionnaire.send')}
      actions={<SavedLine state={state} isWhole={isWhole} onRetry={() => void autosaver.flush()} />}
      onSubmit={async (data) => {
        // A draft request still in flight would undo the submission.
        await autosaver.flush();
        mutate({ data });
      }}
    >
      {questionnaire.submitted_at !== undefined && (
        <Notice tone="info">{text('profile.questionnaire.stands')}</Notice>
      )}
      <ContactSection control={control} />
      <BusinessSection control={control} />
      <SalesSection control={control} />
    </FormShell>
  );
}
