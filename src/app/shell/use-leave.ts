import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../api/generated/auth/auth.ts';
import { endSession } from '../../api/session.ts';
import { paths } from '../../paths.ts';

/**
 * Signs out: the token dies on the server and here. Where the server cannot be reached, this
 * browser forgets the token all the same.
 */
export function useLeave() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSignOut({
    mutation: {
      onSettled: async () => {
        endSession();
        await navigate(paths.signIn);
        // What one account saw is not for the next one at this browser.
        queryClient.clear();
        sessionStorage.clear();
      },
    },
  });
  return {
    leave: () => {
      mutate();
    },
    leaving: isPending,
  };
}
