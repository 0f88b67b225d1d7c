import { STAFF_ROLES, type StaffRole } from '@e-store/shared/staff/sections';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { addStaff } from './staff-members.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type Values = { email: string; role: StaffRole };

export function AddStaff({ onDone }: { onDone: (name: string, role: StaffRole) => void }) {
  const dispatch = useAppDispatch();
  const { form, field, failure, busy, onSubmit } = useDraftedForm<Values>({
    draft: 'staff/new',
    loadCheck: async () => checkBy((await import('@e-store/shared/staff/member-endpoints')).addStaff.body),
    defaultValues: { email: '', role: 'Packer' },
    async send(values) {
      const outcome = await dispatch(addStaff(values));
      if (addStaff.fulfilled.match(outcome)) {
        form.reset();
        onDone(values.email, values.role);
      }
      return failureOf(outcome);
    },
  });
  return (
    <Panel title={messages.add}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{messages.addLead}</p>
        <div className={styles.line}>
          <Field label={messages.email} type="email" autoComplete="off" {...field('email')} />
          <SelectField label={messages.role} {...field('role')}>
            {STAFF_ROLES.map((role) => (
              <option key={role} value={role}>
                {messages.roles[role]}
              </option>
            ))}
          </SelectField>
          <SubmitButton busy={busy}>{messages.addButton}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
