import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import type { Questionnaire } from '../../api/generated/model/questionnaire.ts';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import {
  getGetQuestionnaireQueryKey,
  useDismissQuestionnaireOffer,
  useGetQuestionnaire,
} from '../../api/generated/questionnaire/questionnaire.ts';
import { useText } from '../../i18n/use-text.ts';
import { profileTabPath } from '../profile/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Offers the questionnaire to a new company until it answers or declines. */
export function QuestionnaireOffer() {
  const text = useText();
  const client = useQueryClient();
  const { data: profile } = useGetProfile();
  const isCompany = profile?.account_type === 'company';
  const { data: questionnaire } = useGetQuestionnaire({ query: { enabled: isCompany } });
  const { mutate, isPending } = useDismissQuestionnaireOffer({
    mutation: {
      onSuccess: () => {
        client.setQueryData<Questionnaire>(
          getGetQuestionnaireQueryKey(),
          (before) => before && { ...before, offered: false },
        );
        showToast({ tone: 'info', titleId: 'home.questionnaire.kept' });
        focusHeading();
      },
    },
  });
  if (!questionnaire?.offered) return null;
  return (
    <Notice
      tone="info"
      title={text('home.questionnaire.title')}
      action={
        <Ways>
          <ButtonLink to={profileTabPath('questionnaire')}>
            {text(
              questionnaire.state === 'not_started'
                ? 'home.questionnaire.answer'
                : 'home.questionnaire.continue',
            )}
          </ButtonLink>
          <Button
            variant="text"
            loading={isPending}
            onClick={() => {
              mutate();
            }}
          >
            {text('home.questionnaire.later')}
          </Button>
        </Ways>
      }
    >
      {text('home.questionnaire.description')}
    </Notice>
  );
}
