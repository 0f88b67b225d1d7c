import type { Role } from '@e-store/shared/endpoint';
import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { STAFF_ROLES } from '@e-store/shared/staff/sections';
import { type FormEvent, useState } from 'react';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import styles from '../../../ui/admin/admin.module.css';
import { changeRole } from './staff-members.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type RoleDialogProps = { member: StaffMember; onDone: (role: Role) => void; onClose: () => void };

export function RoleDialog({ member, onDone, onClose }: RoleDialogProps) {
  const dispatch = useAppDispatch();
  const [role, setRole] = useState<Role>(member.role);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = failureOf(await dispatch(changeRole({ id: member._id, role })));
    setBusy(false);
    if (refused) return setFailure(refused.message);
    onDone(role);
    onClose();
  }

  return (
    <Dialog label={messages.changeOf(`${member.firstname} ${member.lastname}`)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure && <ErrorPanel message={failure} />}
        <p>{messages.changeLead}</p>
        <SelectField
          label={messages.newRole}
          hint={messages.roleHints[role]}
          value={role}
          onChange={({ target }) =>
            setRole(STAFF_ROLES.find((known) => known === target.value) ?? 'Customer')
          }
        >
          {STAFF_ROLES.map((known) => (
            <option key={known} value={known}>
              {messages.roles[known]}
            </option>
          ))}
          <option value="Customer">{messages.noRole}</option>
        </SelectField>
        <div className={styles.buttons}>
          <Button type="submit" busy={isBusy} disabled={role === member.role}>
            {messages.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
