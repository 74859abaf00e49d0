import { Suspense, type ReactNode } from 'react';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** A view of the page that loads when the person goes to it. */
export function OtherView({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Panel>
          <LinesSkeleton lines={8} height={28} />
        </Panel>
      }
    >
      {children}
    </Suspense>
  );
}
