import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@e-store/shared/transactions/transaction-statuses';
import { adminTransactionMessages } from '../../../messages/en/transactions.ts';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import type { TransactionUrl } from './transaction-url.ts';
import { paths } from '@e-store/shared/web-paths';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

export function TransactionTools({ url }: { url: TransactionUrl }) {
  const { status, kind, from, to } = url;
  return (
    <ListToolbar
      action={paths.transactionList()}
      preservedParams={{}}
      filtersSet={[status, kind, from, to].filter(Boolean).length}
      clearTo={paths.transactionList()}
      filter={<Fields key={JSON.stringify([status, kind, from, to])} url={url} />}
    />
  );
}

function Fields({ url }: { url: TransactionUrl }) {
  return (
    <>
      <SelectField label={adminTransactionMessages.status} name="status" defaultValue={url.status ?? ''}>
        <option value="">{adminTransactionMessages.any}</option>
        {TRANSACTION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {adminTransactionMessages.statuses[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label={adminTransactionMessages.kind} name="kind" defaultValue={url.kind ?? ''}>
        <option value="">{adminTransactionMessages.any}</option>
        {TRANSACTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {adminTransactionMessages.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field label={adminTransactionMessages.from} name="from" type="date" defaultValue={url.from ?? ''} />
      <Field label={adminTransactionMessages.to} name="to" type="date" defaultValue={url.to ?? ''} />
    </>
  );
}
