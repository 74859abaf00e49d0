import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { asApiError } from '../../../api/errors.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import type { CourierRules } from '../../../api/generated/model/courier-rules.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LimitReached, limitReachedBy } from '../../../shared/plan-limits/limit-reached.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { asTyped } from './listed-rule.ts';
import { RuleExamples } from './rule-examples.tsx';
import { RuleRow } from './rule-row.tsx';
import { useRuleFaults } from './use-rule-faults.ts';
import { useRulesForm } from './use-rules-form.ts';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));
const TrialPanel = lazy(async () => ({ default: (await import('./trial-panel.tsx')).TrialPanel }));

const List = styled('ol')({ display: 'flex', flexDirection: 'column', gap: 12 });
/** Most rules of a list, as in the contract. */
const MOST = 50;

interface RulesEditorProps {
  saved: CourierRules;
  onReload: () => void;
}

/** The rules in their order: added, edited, moved, tried, and saved all at once. */
export function RulesEditor({ saved, onReload }: RulesEditorProps) {
  const text = useText();
  const { form, list, isDirty, isPending, error, save, discard } = useRulesForm(saved);
  const faultsOf = useRuleFaults(list.fields, saved);
  /** The rule in the dialog: its index, or that of a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const [tried, setTried] = useState<CourierRuleInput[] | null>(null);
  const [announcement, announce] = useState('');
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const hasChanged = asApiError(error)?.problem.code === 'courier_rules_changed';
  const { fields } = list;

  const move = (from: number, to: number) => {
    const name = fields[from]?.input.name ?? '';
    list.move(from, to);
    announce(text('profile.rules.moved', { name, position: to + 1, count: fields.length }));
  };
  const remove = (index: number) => {
    const removed = fields[index];
    if (!removed) return;
    const { id: _key, ...rule } = removed;
    list.remove(index);
    showToast({
      tone: 'info',
      titleId: 'profile.rules.removed',
      values: { name: rule.input.name },
      action: {
        labelId: 'profile.rules.undo',
        run: () => {
          list.insert(index, rule, { shouldFocus: false });
        },
      },
    });
  };
  const apply = (input: CourierRuleInput) => {
    if (edited === null) return;
    const before = fields[edited];
    if (before) list.update(edited, asTyped(input, before));
    else list.append(asTyped(input), { shouldFocus: false });
    setEdited(null);
  };
  const failure = hasChanged ? text('profile.rules.changed') : submitError;

  return (
    <>
      <Panel
        title={text('profile.rules.title')}
        description={text('profile.rules.lead')}
        actions={
          fields.length > 0 &&
          fields.length < MOST && (
            <Button
              size="small"
              startIcon={<PlusIcon size={16} />}
              onClick={() => {
                setEdited(fields.length);
              }}
            >
              {text('profile.rules.new')}
            </Button>
          )
        }
      >
        {fields.length === 0 && (
          <RuleExamples
            onNew={() => {
              setEdited(0);
            }}
            onTake={(input) => {
              list.append(asTyped(input), { shouldFocus: false });
            }}
          />
        )}
        {(fields.length > 0 || isDirty) && (
          <FormShell
            form={form}
            loading={isPending}
            submitError={reached ? <LimitReached reached={reached} /> : failure}
            faults={undefined}
            leaving={LeaveQuestion}
            submitLabel={text('profile.rules.save')}
            actions={
              <>
                {hasChanged && (
                  <Button
                    variant="outline"
                    onClick={() => {
                      discard();
                      onReload();
                    }}
                  >
                    {text('profile.rules.reload')}
                  </Button>
                )}
                {isDirty && !hasChanged && (
                  <Button variant="text" disabled={isPending} onClick={discard}>
                    {text('profile.rules.discard')}
                  </Button>
                )}
                {fields.length > 0 && (
                  <Button
                    variant="outline"
                    onClick={() => {
                      setTried(form.getValues('rules').map(({ input }) => input));
                    }}
                  >
                    {text('profile.rules.try')}
                  </Button>
                )}
              </>
            }
            onSubmit={save}
          >
            <List>
              {fields.map((rule, index) => (
                <RuleRow
                  key={rule.id}
                  control={form.control}
                  rule={rule}
                  index={index}
                  count={fields.length}
                  faults={faultsOf(index)}
                  onMove={(to) => {
                    move(index, to);
                  }}
                  onEdit={() => {
                    setEdited(index);
                  }}
                  onRemove={() => {
                    remove(index);
                  }}
                />
              ))}
            </List>
          </FormShell>
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Panel>
      {tried && (
        <Suspense>
          <TrialPanel rules={tried} />
        </Suspense>
      )}
      {edited !== null && (
        <Suspense>
          <RuleDialog
            rule={fields[edited] ?? null}
            onDone={apply}
            onClose={() => {
              setEdited(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
