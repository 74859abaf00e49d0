import styled from '@emotion/styled';
import { useId } from 'react';
import type { LabelPaper } from '../../../api/generated/model/label-paper.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, Cards, Mark, tracksOf } from '../../../ui/forms/choice-cards.ts';
import { typeScale } from '../../../ui/theme/tokens.ts';
import { labelPapers } from './use-label-paper.ts';

const Legend = styled('legend')({ marginBlockEnd: 8, fontWeight: 500, ...typeScale.small });

interface PaperChoiceProps {
  value: LabelPaper;
  onChange: (paper: LabelPaper) => void;
}

/** The paper for labels. */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <Legend>{text('shipments.labels.paper')}</Legend>
      <Cards style={{ gridTemplateColumns: tracksOf(labelPapers.length) }}>
        {labelPapers.map((paper) => (
          <Card key={paper}>
            <Mark
              type="radio"
              name={name}
              value={paper}
              checked={paper === value}
              onChange={() => {
                onChange(paper);
              }}
            />
            <span>{text(`shipments.labels.paper.${paper}`)}</span>
          </Card>
        ))}
      </Cards>
    </fieldset>
  );
}
