import type { Order } from '@e-store/shared/orders/order';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { useWatch } from 'react-hook-form';
import { useAppDispatch } from '../../../lib/hooks.ts';
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

export function useAccountForm({ _id: id }: Order, { return: returnId }: StaffRefund) {
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  return useCheckedForm<{ refundTo: RefundTo }>({
    loadCheck,
    defaultValues: { refundTo: { method: 'upi', upiId: '' } },
    fieldOf: (name) => REFUND_FIELDS.find((field) => field === `refundTo.${name}`),
    send: ({ refundTo }) => send(dispatch(recordRefundAccount({ id, returnId, ...refundTo }))),
  });
}

export function RefundAccountForm({ order, refund, account }: AccountFormProps) {
  const { form, field, busy, failure, onSubmit } = account;
  const method = useWatch({ control: form.control, name: 'refundTo.method' });
  return (
    <div className={styles.stack}>
      <p>{messages.accountMissing}</p>
      {refund.approval?.state === 'approved' && <p>{messages.endsApproval}</p>}
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
