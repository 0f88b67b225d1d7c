import { useSelector } from 'react-redux';
import { auditMessages as messages } from '../../../messages/en/staff/audit.ts';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { staffMembers } from './staff-members.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const FILTERS = ['by', 'kind', 'from', 'to'] as const;

export function AuditTools({ search }: { search: URLSearchParams }) {
  const staff = useSelector(staffMembers.select)?.staff ?? [];
  const set = (name: (typeof FILTERS)[number]) => search.get(name) ?? '';
  return (
    <ListToolbar
      action={paths.audit()}
      preservedParams={{}}
      filtersSet={FILTERS.filter((name) => set(name) !== '').length}
      clearTo={paths.audit()}
      filter={<Fields key={`${search.toString()} ${staff.length}`} set={set} staff={staff} />}
    />
  );
}

type FieldsProps = {
  set: (name: (typeof FILTERS)[number]) => string;
  staff: readonly { _id: string; firstname: string; lastname: string }[];
};

function Fields({ set, staff }: FieldsProps) {
  return (
    <>
      <SelectField label={messages.who} name="by" defaultValue={set('by')}>
        <option value="">{messages.anybody}</option>
        {staff.map(({ _id, firstname, lastname }) => (
          <option key={_id} value={_id}>
            {firstname} {lastname}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.kind} name="kind" defaultValue={set('kind')}>
        <option value="">{messages.anything}</option>
        {Object.entries(messages.kinds).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label={messages.from} name="from" type="date" defaultValue={set('from')} />
      <Field label={messages.to} name="to" type="date" defaultValue={set('to')} />
    </>
  );
}
