import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import { nameProblem, viewBounds, type SavedView } from './saved-views.ts';

const Form = styled('form')({ display: 'grid', gap: 8, padding: 4 });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > :first-of-type': { flex: 1, minInlineSize: 0 },
});
const Problem = styled('p')({ color: colors.danger, ...typeScale.caption });

interface ViewNameProps {
  views: readonly SavedView[];
  /** The view to rename; left out for a new one. */
  own?: SavedView;
  submitLabel: string;
  onName: (name: string) => void;
  /** Replaces the view that has this name by what is on the screen. */
  update?: (view: SavedView) => void;
}

/** The name of a view, which must be unique. */
export function ViewName({ views, own, submitLabel, onName, update }: ViewNameProps) {
  const text = useText();
  const problemId = useId();
  const [typed, setTyped] = useState(own?.name ?? '');
  const [tried, setTried] = useState(false);
  const problem = nameProblem(views, typed, own?.id);
  const taken = views.find(({ name }) => name === typed.trim());
  const label = text('ui.views.name');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form around the table is not submitted.
        event.stopPropagation();
        setTried(true);
        if (problem !== undefined) return;
        onName(typed.trim());
        setTyped('');
        setTried(false);
      }}
    >
      <Row>
        <div>
          <InputBox
            autoFocus={own !== undefined}
            value={typed}
            maxLength={viewBounds.nameLetters}
            placeholder={label}
            aria-label={label}
            aria-invalid={tried && problem !== undefined}
            aria-describedby={problemId}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </div>
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </Row>
      <div id={problemId} role="status">
        {tried && problem && <Problem>{text(`ui.views.${problem}`)}</Problem>}
      </div>
      {tried && problem === 'taken' && taken && update && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            update(taken);
          }}
        >
          {text('ui.views.replace', { name: taken.name })}
        </Button>
      )}
    </Form>
  );
}
