import type { StaffMember } from '@e-store/shared/staff/member-endpoints';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { staffWords as words } from '../../content/dash-people.ts';
import { dashTitle } from '../../content/page-title.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { type Column, DataTable } from '../../features/admin/components/data-table.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import styles from '../../features/admin/components/people.module.css';
import { staffMembers } from '../../features/admin/people/staff-members.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AddStaff } from './add-staff.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

export function Component() {
  const found = useSelector(staffMembers.select);
  const error = useSelector(staffMembers.selectError);
  const me = useSelector(selectUser)?._id;
  const [changing, setChanging] = useState<StaffMember>();
  const [resetting, setResetting] = useState<StaffMember>();
  const { say, said } = useSaid();
  const told = (name: string, role: StaffMember['role'] | 'Customer') =>
    say(words.done(name, words.roles[role]));
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <TextLink to={paths.audit({ kind: 'staff' })}>{words.trail}</TextLink>
      </DashHead>
      <AddStaff onDone={told} />
      <ListState
        count={found?.staff.length}
        loading={words.loading}
        failure={error?.message}
        empty={words.loading}
      >
        <DataTable
          label={words.title}
          columns={columnsFor(me, setChanging, setResetting)}
          rows={found?.staff ?? []}
          idOf={({ _id }) => _id}
          nameOf={nameOf}
        />
      </ListState>
      {changing && (
        <RoleDialog
          member={changing}
          onDone={(role) => told(nameOf(changing), role)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {resetting && (
        <ResetDialog
          id={resetting._id}
          name={nameOf(resetting)}
          onDone={() => say(words.resetDone(nameOf(resetting)))}
          onClose={() => setResetting(undefined)}
        />
      )}
      {said}
    </>
  );
}

const nameOf = ({ firstname, lastname }: StaffMember) => `${firstname} ${lastname}`;

const { columns } = words;
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
        <span>{words.roles[role]}</span>
        <span className={clsx(styles.quiet, styles.wideOnly)}>{words.roleHints[role]}</span>
      </span>
    ),
  },
  {
    head: columns.seen,
    narrow: 'hidden',
    renderCell: ({ lastSeenAt }) => (
      <span className={styles.nowrap}>{lastSeenAt ? formatMoment(lastSeenAt) : words.notSeen}</span>
    ),
  },
  {
    head: columns.actions,
    align: 'end',
    renderCell: (member) =>
      member._id === me ? (
        <span className={styles.quiet}>{words.you}</span>
      ) : (
        <span className={styles.actions}>
          {member.hasSecondFactor && (
            <Button
              kind="ghost"
              size="compact"
              aria-label={words.resetOf(nameOf(member))}
              onClick={() => onReset(member)}
            >
              {words.reset}
            </Button>
          )}
          <Button
            kind="ghost"
            size="compact"
            aria-label={words.changeOf(nameOf(member))}
            onClick={() => onChange(member)}
          >
            {words.change}
          </Button>
        </span>
      ),
  },
];
