import { useForm } from 'react-hook-form';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { ConditionFields } from './condition-fields.tsx';
import type { ListedRule } from './listed-rule.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { ruleResolver } from './rule-rules.ts';
import { type RuleValues, toValues } from './rule-values.ts';

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: ListedRule | null;
  onDone: (rule: CourierRuleInput) => void;
  onClose: () => void;
}

/** One rule: its name, its conditions and what it chooses. It is saved with the whole list. */
export function RuleDialog({ rule, onDone, onClose }: RuleDialogProps) {
  const text = useText();
  const form = useForm<RuleValues, unknown, CourierRuleInput>({
    resolver: ruleResolver,
    defaultValues: toValues(rule?.input ?? null),
  });
  const { control } = form;
  return (
    <TaskDialog title={text(rule ? 'profile.rules.edit' : 'profile.rules.new')} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={false}
        submitError={null}
        faults={undefined}
        leaving="free"
        submitLabel={text(rule ? 'profile.rules.apply' : 'profile.rules.add')}
        onSubmit={onDone}
      >
        <TextInput
          control={control}
          name="name"
          label={text('profile.rules.name')}
          help={text('profile.rules.name.help')}
          maxLength={60}
          autoFocus
        />
        <ConditionFields control={control} />
        <OutcomeFields control={control} left={rule?.courier} />
      </FormShell>
    </TaskDialog>
  );
}
