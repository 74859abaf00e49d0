import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../i18n/locale-context.ts';
import { asChoice } from '../../i18n/locale.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Piece } from './piece.ts';

const files = import.meta.glob<Piece>('./pieces/*.tsx', { eager: true, import: 'piece' });
const pieces = Object.entries(files).map(([file, piece]) => ({
  id: file.replace(/^.*\/|\.tsx$/g, ''),
  ...piece,
}));

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  maxInlineSize: 1180,
  marginInline: 'auto',
  padding: '8px 24px 64px',
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const States = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: '24px 32px',
});

/**
 * Every interface component in every state. `?piece=` shows one alone; `?locale=` sets the language
 * of the whole app, including `pseudo` and `pseudo-rtl`.
 */
export function Component() {
  const [search] = useSearchParams();
  const { changeLocale } = useLocale();
  const asked = asChoice(search.get('locale'));
  useEffect(() => {
    if (asked !== undefined) void changeLocale(asked);
  }, [asked, changeLocale]);
  const chosen = search.get('piece');
  return (
    <Page>
      <PageHeader title="Gallery" description={<bdi>{`${pieces.length} pieces`}</bdi>} />
      {pieces
        .filter(({ id }) => chosen === null || id === chosen)
        .map(({ id, name, States: Shown }) => (
          <div key={id} id={id} data-piece={id}>
            <Panel title={<bdi>{name}</bdi>}>
              <States>
                <Shown />
              </States>
            </Panel>
          </div>
        ))}
    </Page>
  );
}
