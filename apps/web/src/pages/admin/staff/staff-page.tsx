import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import {
  resetTwoStep,
  staffMembers,
  changeRole,
  addStaff,
} from '../../../features/staff/admin/staff-members.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { type Role, STAFF_ROLES, type StaffRole } from '@e-store/shared/roles';

export function Component() {
  const found = useSelector(staffMembers.select);
  const error = useSelector(staffMembers.selectError);
  const dispatch = useAppDispatch();
  const me = useSelector(selectUser)?._id;
  const [changing, setChanging] = useState<StaffMember>();
  const [resetting, setResetting] = useState<StaffMember>();
  const { showMessage, toast } = useToast();
  const announceRoleChange = (name: string, role: StaffMember['role'] | 'Customer') =>
    showMessage(messages.done(name, messages.roles[role]));
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <TextLink to={paths.audit({ kind: 'staff' })}>{messages.trail}</TextLink>
      </AdminPageHeader>
      <AddStaff onDone={announceRoleChange} />
      <ListState
        count={found?.staff.length}
        loading={messages.loading}
        failure={error?.message}
        empty={messages.loading}
      >
        <DataTable
          label={messages.title}
          columns={columnsFor(me, setChanging, setResetting)}
          rows={found?.staff ?? []}
          idOf={({ _id }) => _id}
          nameOf={nameOf}
        />
      </ListState>
      {changing && (
        <RoleDialog
          member={changing}
          onDone={(role) => announceRoleChange(nameOf(changing), role)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {resetting && (
        <ActionDialog
          title={messages.resetSure(nameOf(resetting))}
          action={messages.resetConfirm}
          act={() => dispatch(resetTwoStep(resetting._id))}
          onDone={() => showMessage(messages.resetDone(nameOf(resetting)))}
          onClose={() => setResetting(undefined)}
        >
          <p>{messages.resetLead}</p>
        </ActionDialog>
      )}
      {toast}
    </>
  );
}

const nameOf = ({ firstname, lastname }: StaffMember) => `${firstname} ${lastname}`;

const { columns } = messages;
/** Staff cannot change their own role. */
const columnsFor = (
  me: string | undefined,
  onChange: (member: StaffMember) => void,
  onReset: (member: StaffMember) => void,
): Column<StaffMember>[] => [
  {
    head: columns.name,
    narrow: 'lead',
    renderCell: (member) => (
      <span className={styles.stack}>
        <span className={styles.name}>{nameOf(member)}</span>
        <span className={styles.quiet}>{member.email}</span>
      </span>
    ),
  },
  {
    head: columns.role,
    narrow: 'grow',
    renderCell: ({ role }) => (
      <span className={styles.stack}>
        <span>{messages.roles[role]}</span>
        <span className={clsx(styles.quiet, styles.wideOnly)}>{messages.roleHints[role]}</span>
      </span>
    ),
  },
  {
    head: columns.seen,
    narrow: 'hidden',
    renderCell: ({ lastSeenAt }) => (
      <span className={styles.nowrap}>{lastSeenAt ? formatMoment(lastSeenAt) : messages.notSeen}</span>
    ),
  },
  {
    head: columns.actions,
    align: 'end',
    renderCell: (member) =>
      member._id === me ? (
        <span className={styles.quiet}>{messages.you}</span>
      ) : (
        <span className={styles.actions}>
          {member.hasSecondFactor && (
            <Button
              kind="ghost"
              size="compact"
              aria-label={messages.resetOf(nameOf(member))}
              onClick={() => onReset(member)}
            >
              {messages.reset}
            </Button>
          )}
          <Button
            kind="ghost"
            size="compact"
            aria-label={messages.changeOf(nameOf(member))}
            onClick={() => onChange(member)}
          >
            {messages.change}
          </Button>
        </span>
      ),
  },
];

type RoleDialogProps = { member: StaffMember; onDone: (role: Role) => void; onClose: () => void };

function RoleDialog({ member, onDone, onClose }: RoleDialogProps) {
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
        options={[
          ...STAFF_ROLES.map((known) => [known, messages.roles[known]] as const),
          ['Customer', messages.noRole],
        ]}
      />
    </ActionDialog>
  );
}

function AddStaff({ onDone }: { onDone: (name: string, role: StaffRole) => void }) {
  const dispatch = useAppDispatch();
  const { form, field, failure, busy, onSubmit } = useDraftedForm<{ email: string; role: StaffRole }>({
    draft: 'staff/new',
    loadCheck: async () => checkBy((await import('@e-store/shared/staff/member-endpoints')).addStaff.body),
    defaultValues: { email: '', role: 'Packer' },
    send: (values) => dispatch(addStaff(values)),
    onSent({ email, role }) {
      form.reset();
      onDone(email, role);
    },
  });
  return (
    <Panel title={messages.add}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{messages.addLead}</p>
        <div className={styles.line}>
          <Field label={messages.email} type="email" autoComplete="off" {...field('email')} />
          <SelectField
            label={messages.role}
            {...field('role')}
            options={STAFF_ROLES.map((role) => [role, messages.roles[role]])}
          />
          <SubmitButton busy={busy}>{messages.addButton}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
