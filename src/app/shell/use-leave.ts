import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../../api/session.ts';
import { authPaths } from '../../features/auth/paths.ts';
import { leaveUnasked } from '../../ui/forms/unload-guard.ts';

/**
 * Signs out: the token is deleted on the server and here. If the server cannot be reached, this
 * browser deletes it anyway.
 */
export function useLeave() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // On demand: the other operations of this file are for the auth pages.
      const { signOut } = await import('../../api/generated/auth/auth.ts');
      // What is still being read would be refused once the session has ended, and so would what a
      // page begins to read meanwhile.
      onlineManager.setOnline(false);
      await client.cancelQueries();
      return signOut();
    },
    onSettled: () => {
      endSession();
      sessionStorage.clear();
      leaveUnasked();
      // A new document, so that nothing of this account stays in memory for the next one.
      location.assign(authPaths.signIn);
    },
  });
  return {
    leave: () => {
      mutate();
    },
    leaving: isPending,
  };
}
