import { useMutation } from '@tanstack/react-query';
import { getSignOutMutationOptions } from '../../api/generated/auth/auth.ts';
import { endSession } from '../../api/session.ts';
import { authPaths } from '../../features/auth/paths.ts';
import { leaveUnasked } from '../../ui/forms/unload-guard.ts';

/**
 * Signs out: the token dies on the server and here. Where the server cannot be reached, this
 * browser forgets the token all the same.
 */
export function useLeave() {
  const { mutate, isPending } = useMutation(
    getSignOutMutationOptions({
      mutation: {
        onSettled: () => {
          endSession();
          sessionStorage.clear();
          leaveUnasked();
          // A fresh page: nothing that this account saw stays in memory for the next one.
          location.assign(authPaths.signIn);
        },
      },
    }),
  );
  return {
    leave: () => {
      mutate();
    },
    leaving: isPending,
  };
}
