import styled from '@emotion/styled';
import { useState } from 'react';
import { ParcelIcon, PlusIcon, RefreshIcon } from '../../../ui/icons.tsx';
import { SearchPanel } from '../../../ui/search/search-panel.tsx';
import type { SearchOption, SearchSection } from '../../../ui/search/search-section.ts';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import { colors, radius } from '../../../ui/theme/tokens.ts';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Search panel', States };

const Window = styled('div')({
  display: 'flex',
  blockSize: 420,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
});

function States() {
  const sample = useSample();
  const name = sample('أحمد الجُهني', 'Sara Alharbi');
  const action: SearchOption = {
    id: 'create',
    content: (
      <>
        <PlusIcon />
        {sample('إنشاء شحنة', 'Create shipment')}
      </>
    ),
    onChoose: () => {},
  };
  const actions = { id: 'actions', title: sample('الإجراءات', 'Actions'), options: [action] };
  const shipments = { id: 'shipments', title: sample('الشحنات', 'Shipments'), options: [] };
  const shipment = (query: string): SearchOption => ({
    id: 'shipment',
    content: (
      <>
        <ParcelIcon />
        <bdi>
          <MarkedText value={name} query={query} />
        </bdi>
      </>
    ),
    onChoose: () => {},
  });
  const retry: SearchOption = {
    id: 'retry',
    content: (
      <>
        <RefreshIcon />
        {sample('تعذّر البحث. حاول مرة أخرى', 'The search failed. Try again')}
      </>
    ),
    onChoose: () => {},
  };
  const typed = sample('احمد', 'sara');
  return (
    <>
      <State name="nothing typed">
        <Shown query="" sections={[actions]} />
      </State>
      <State name="found, with marks">
        <Shown query={typed} sections={[{ ...shipments, options: [shipment(typed)] }]} />
      </State>
      <State name="on its way">
        <Shown query={typed} sections={[actions, { ...shipments, expected: 3 }]} />
      </State>
      <State name="failed">
        <Shown query={typed} sections={[{ ...shipments, options: [retry] }]} />
      </State>
      <State name="none of one kind">
        <Shown
          query={typed}
          sections={[
            actions,
            { ...shipments, note: sample('لا توجد شحنات مطابقة.', 'No shipment.') },
          ]}
        />
      </State>
      <State name="nothing found">
        <Shown query={typed} sections={[]} />
      </State>
    </>
  );
}

function Shown({ query, sections }: { query: string; sections: SearchSection[] }) {
  const sample = useSample();
  const [typed, setTyped] = useState(query);
  return (
    <Window>
      <SearchPanel
        label={sample('البحث', 'Search')}
        placeholder={sample('رقم أو اسم', 'Number or name')}
        query={typed}
        onQueryChange={setTyped}
        sections={sections}
        announcement=""
        maxLength={120}
        onClose={() => {}}
      />
    </Window>
  );
}
