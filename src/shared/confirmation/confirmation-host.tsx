import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationNeeded } from '../../api/confirmation.ts';
import type { Profile } from '../../api/generated/model/profile.ts';
import { withTexts } from '../../i18n/with-texts.ts';

const ConfirmationDialog = lazy(async () => ({
  default: (await withTexts(['profile', 'auth'], import('./confirmation-dialog.tsx')))
    .ConfirmationDialog,
}));

/** Asks to confirm the session when the server wants it; the request is then repeated. */
export function ConfirmationHost({ profile }: { profile: Profile }) {
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
  useEffect(
    () =>
      onConfirmationNeeded(
        () =>
          new Promise((answer) => {
            setQuestion({ answer });
          }),
      ),
    [],
  );
  if (question === null) return null;
  return (
    <Suspense>
      <ConfirmationDialog
        profile={profile}
        onDone={(isConfirmed) => {
          setQuestion(null);
          question.answer(isConfirmed);
        }}
      />
    </Suspense>
  );
}
