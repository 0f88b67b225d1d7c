import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { resetTwoStep, staffMembers } from '../../../features/staff/admin/staff-members.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AddStaff } from '../../../features/staff/admin/add-staff.tsx';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { RoleDialog } from '../../../features/staff/admin/role-dialog.tsx';

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
      <title>{adminTitle(messages.title)}</title>
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
