import type { Order } from '@e-store/shared/orders/order';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { staffReturnMessages as messages } from '../../../messages/en/orders/staff-returns.ts';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { REFUND_FIELDS, RefundFields } from '../refund-fields.tsx';
import styles from './order.module.css';
import { recordRefundAccount } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';

type AccountFormProps = { order: Order; refund: StaffRefund; account: AccountForm };
type AccountForm = ReturnType<typeof useAccountForm>;

const loadCheck = async () =>
  checkBy(
    (await import('@e-store/shared/orders/order-return')).ReturnRequest.pick({ refundTo: true }).required(),
  );

export function useAccountForm(
  { _id: id }: Order,
  { return: returnId }: StaffRefund,
  onSaved: () => void = () => {},
) {
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  return useCheckedForm<{ refundTo: RefundTo }>({
    loadCheck,
    defaultValues: { refundTo: { method: 'upi', upiId: '' } },
    fieldOf: (name) => REFUND_FIELDS.find((field) => field === `refundTo.${name}`),
    send: async ({ refundTo }) => {
      const saved = await send(dispatch(recordRefundAccount({ id, returnId, ...refundTo })));
      if (!failureOf(saved)) onSaved();
      return saved;
    },
  });
}

export function RefundAccountForm({ order, refund, account }: AccountFormProps) {
  const { form, field, busy, failure, onSubmit } = account;
  const method = useWatch({ control: form.control, name: 'refundTo.method' });
  const isProposed = refund.approval?.state === 'approved' || refund.approval?.state === 'waiting';
  return (
    <div className={styles.stack}>
      <p>{refund.payTo === undefined ? messages.accountMissing : messages.accountWrong}</p>
      {isProposed && <p>{messages.endsApproval}</p>}
      <Form failure={failure?.message} onSubmit={onSubmit}>
        <RefundFields
          texts={messages}
          autoComplete="off"
          paidBy={order.paymentInfo.method}
          method={method}
          register={form.register}
          field={field}
        />
        <SubmitButton busy={busy} kind="ghost">
          {messages.saveAccount}
        </SubmitButton>
      </Form>
    </div>
  );
}

export function AccountChange({ order, refund }: Omit<AccountFormProps, 'account'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.otherWay}>
      <summary>{messages.changeAccount}</summary>
      <NewAccount key={refund.payTo} order={order} refund={refund} onSaved={close} />
    </details>
  );
}

function NewAccount({ order, refund, onSaved }: Omit<AccountFormProps, 'account'> & { onSaved: () => void }) {
  const account = useAccountForm(order, refund, onSaved);
  return <RefundAccountForm order={order} refund={refund} account={account} />;
}
