import type { ReactNode } from 'react';
import { CodeForm } from '../../../shared/credentials/code-form.tsx';
import type { SentCode } from '../../../shared/credentials/sent-code.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { keepChallenge, type CodeUse } from './kept-challenge.ts';

interface CodePageProps {
  title: string;
  use: CodeUse;
  sent: SentCode;
  /** Takes the code; fails as the operation does. */
  onCode: (code: string, challenge: string) => Promise<void>;
  /** The way back for whoever gave a wrong address. */
  children: ReactNode;
}

/** A page of the auth routes that asks for a code; a reload goes on waiting for the same one. */
export function CodePage({ title, use, sent, onCode, children }: CodePageProps) {
  const text = useText();
  return (
    <>
      <PageHeader
        title={title}
        description={text(`auth.code.sent.${sent.channel}`, { destination: sent.destination })}
      />
      <CodeForm sent={sent} keep={(again) => keepChallenge(use, again)} onCode={onCode} />
      {children}
    </>
  );
}
