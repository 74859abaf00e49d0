import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../api/generated/model/profile.ts';
import { getGetProfileQueryKey, useUpdateProfile } from '../../api/generated/profile/profile.ts';
import { showAnswer } from '../../api/show-answer.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Shows the saved profile on every screen. */
export function useSaved(): (saved: Profile) => Promise<void> {
  const client = useQueryClient();
  return async (saved) => {
    await showAnswer(client, getGetProfileQueryKey(), saved);
    showToast({ tone: 'success', titleId: 'profile.saved' });
  };
}

/** Saves the profile and updates it on every screen. */
export function useSaveProfile(onSaved: (profile: Profile) => void = () => {}) {
  const showSaved = useSaved();
  return useUpdateProfile({
    mutation: {
      onSuccess: async (saved) => {
        await showSaved(saved);
        onSaved(saved);
      },
    },
  });
}
