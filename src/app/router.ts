import { createBrowserRouter } from 'react-router-dom';
import { onSessionLost } from '../api/session.ts';
import { signInPathFrom } from './guards.ts';
import { queryClient } from './query-client.ts';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

onSessionLost(() => {
  void router.navigate(signInPathFrom(router.state.location), { replace: true });
  queryClient.clear();
});
