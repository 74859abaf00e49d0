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
  /** Submits the code; rejects when the operation fails. */
  onCode: (code: string, challenge: string) => Promise<void>;
  /** A link back for people who entered a wrong e-mail or phone number. */
  children: ReactNode;
}

/** A page of the auth routes that asks for a code. After a reload it waits for the same code. */
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
