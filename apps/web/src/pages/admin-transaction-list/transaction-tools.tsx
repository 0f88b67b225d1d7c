import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@e-store/shared/transactions/transaction-statuses';
import { dashTransactions } from '../../content/dash-transactions.ts';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import type { TransactionUrl } from '../../features/admin/transactions/transaction-url.ts';
import { paths } from '../../lib/paths.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export function TransactionTools({ url }: { url: TransactionUrl }) {
  const { status, kind, from, to } = url;
  return (
    <ListToolbar
      action={paths.transactionList()}
      kept={{}}
      filtersSet={[status, kind, from, to].filter(Boolean).length}
      clearTo={paths.transactionList()}
      filter={<Fields key={JSON.stringify([status, kind, from, to])} url={url} />}
    />
  );
}

function Fields({ url }: { url: TransactionUrl }) {
  return (
    <>
      <SelectField label={dashTransactions.status} name="status" defaultValue={url.status ?? ''}>
        <option value="">{dashTransactions.any}</option>
        {TRANSACTION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {dashTransactions.statuses[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label={dashTransactions.kind} name="kind" defaultValue={url.kind ?? ''}>
        <option value="">{dashTransactions.any}</option>
        {TRANSACTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {dashTransactions.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field label={dashTransactions.from} name="from" type="date" defaultValue={url.from ?? ''} />
      <Field label={dashTransactions.to} name="to" type="date" defaultValue={url.to ?? ''} />
    </>
  );
}
