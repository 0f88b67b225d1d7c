import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { Role } from '@e-store/shared/endpoint';
import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { STAFF_ROLES } from '@e-store/shared/staff/sections';
import { useState } from 'react';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import { changeRole } from './staff-members.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { SelectField } from '../../../ui/select-field.tsx';

type RoleDialogProps = { member: StaffMember; onDone: (role: Role) => void; onClose: () => void };

export function RoleDialog({ member, onDone, onClose }: RoleDialogProps) {
  const dispatch = useAppDispatch();
  const [role, setRole] = useState<Role>(member.role);
  return (
    <ActionDialog
      isForm
      title={messages.changeOf(`${member.firstname} ${member.lastname}`)}
      action={messages.confirm}
      act={() => dispatch(changeRole({ id: member._id, role }))}
      isDisabled={role === member.role}
      onClose={onClose}
      onDone={() => onDone(role)}
    >
      <p>{messages.changeLead}</p>
      <SelectField
        label={messages.newRole}
        hint={messages.roleHints[role]}
        value={role}
        onChange={({ target }) => setRole(STAFF_ROLES.find((known) => known === target.value) ?? 'Customer')}
      >
        {STAFF_ROLES.map((known) => (
          <option key={known} value={known}>
            {messages.roles[known]}
          </option>
        ))}
        <option value="Customer">{messages.noRole}</option>
      </SelectField>
    </ActionDialog>
  );
}
