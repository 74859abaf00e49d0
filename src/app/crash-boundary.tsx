import { Component, type ReactNode } from 'react';
import { CrashView } from './pages/crash-view.tsx';

/** Shows the error page in place of screens that threw; React reports what they threw. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashView /> : this.props.children;
  }
}
