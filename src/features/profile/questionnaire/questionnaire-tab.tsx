import { useState } from 'react';
import { useGetQuestionnaire } from '../../../api/generated/questionnaire/questionnaire.ts';
import { useListCountries } from '../../../api/generated/reference/reference.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

/** A company's questionnaire: the questions, or the answers once it is submitted. */
export function QuestionnaireTab({ profile }: TabProps) {
  const asked = useGetQuestionnaire();
  const { data: questionnaire, isFetchedAfterMount, isStale } = asked;
  const countries = useListCountries({ query: { staleTime: Infinity } });
  const { places } = usePlaceOptions();
  // Another device may have continued since this one cached the answers.
  const [wasFresh] = useState(questionnaire !== undefined && !isStale);
  const [changing, setChanging] = useState(false);
  const turnTo = (form: boolean) => {
    setChanging(form);
    focusHeading();
    window.scrollTo({ top: 0 });
  };

  if (asked.isError || countries.isError) {
    return (
      <Panel>
        <FailedState
          onRetry={() => {
            void asked.refetch();
            void countries.refetch();
          }}
        />
      </Panel>
    );
  }
  if (!questionnaire || !countries.data || !(wasFresh || isFetchedAfterMount)) {
    return (
      <Panel>
        <LinesSkeleton lines={6} height={44} />
      </Panel>
    );
  }
  if (questionnaire.state === 'submitted' && !changing) {
    return (
      <AnswersSummary
        questionnaire={questionnaire}
        onChange={() => {
          turnTo(true);
        }}
      />
    );
  }
  return (
    <QuestionnaireForm
      profile={profile}
      questionnaire={questionnaire}
      places={places}
      onSubmitted={() => {
        showToast({ tone: 'success', titleId: 'profile.questionnaire.sent' });
        turnTo(false);
      }}
    />
  );
}
