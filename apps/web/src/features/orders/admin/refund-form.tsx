import { formatRupees } from '@e-store/shared/money';
import type { StaffRefund } from '@e-store/shared/orders/staff-order';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { payRefund } from './staff-order.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import styles from './order.module.css';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/orders/staff-endpoints')).refundStaffOrder.body);

export function RefundForm({ id, refund }: { id: string; refund: StaffRefund }) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useDraftedForm<{ reference: string }>({
    draft: `order/${id}/refund/${refund.return}`,
    loadCheck,
    defaultValues: { reference: '' },
    send: async ({ reference }) =>
      failureOf(await dispatch(payRefund({ id, returnId: refund.return, reference }))),
  });
  const amount = formatRupees(refund.amount);
  if (refund.paidAt)
    return (
      <p>
        <b>{`${adminOrderMessages.refundDone}: ${amount}`}</b>
        <br />
        <span className={styles.quiet}>{`${formatMoment(refund.paidAt)}, ${refund.reference ?? ''}`}</span>
      </p>
    );
  return (
    <div className={styles.stack}>
      <p>
        <b>{`${adminOrderMessages.refundDue}: ${amount}`}</b>
        <br />
        {refund.payTo && adminOrderMessages.payTo(refund.payTo)}
      </p>
      <Form failure={failure?.message} onSubmit={onSubmit}>
        <Field
          {...field('reference')}
          label={adminOrderMessages.reference}
          autoComplete="off"
          maxLength={300}
        />
        <SubmitButton busy={busy}>{adminOrderMessages.markPaid}</SubmitButton>
      </Form>
    </div>
  );
}
