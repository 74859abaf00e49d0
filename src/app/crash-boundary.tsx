import { Component, type ReactNode } from 'react';
import { CrashView } from './pages/crash-view.tsx';
import { PlainPage } from './shell/plain-page.tsx';

/** Shows the error page in place of screens that threw. React reports the error. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <PlainPage>
        <CrashView />
      </PlainPage>
    );
  }
}
