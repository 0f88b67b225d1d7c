import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isOnlinePayment, isPaidAtDoor } from '@e-store/shared/payments/payment-states';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { adminPaymentMessages } from '../../../messages/en/payments.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './order.module.css';
import { decidePayment } from './payments.slice.ts';
import { refetchStaffOrder } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';

type ConfirmedPaymentProps = { shown: Extract<StaffOrder, { view: 'full' }> };

export function ConfirmedPayment({ shown: { order, canWithdrawPayment } }: ConfirmedPaymentProps) {
  const [isAsked, setAsked] = useState(false);
  const { showMessage, toast } = useToast();
  const reference = describeReference(order.payment);
  return (
    <>
      {reference !== undefined && <p className={styles.quiet}>{reference}</p>}
      {canWithdrawPayment && (
        <div>
          <Button kind="ghost" size="compact" onClick={() => setAsked(true)}>
            {adminPaymentMessages.withdraw}
          </Button>
        </div>
      )}
      {isAsked && (
        <WithdrawPaymentDialog
          order={order}
          onClose={() => setAsked(false)}
          onDone={() => showMessage(adminPaymentMessages.withdrawn)}
        />
      )}
      {toast}
    </>
  );
}

function describeReference(payment: Order['payment']): string | undefined {
  const { reference, claimed, rejected } = payment;
  if (isOnlinePayment(payment)) return reference;
  if (reference !== undefined) return adminPaymentMessages.utr(reference);
  if (claimed) return adminPaymentMessages.utrToCheck(claimed.reference);
  return rejected && adminPaymentMessages.utrNotFound(rejected.reference);
}

type WithdrawProps = { order: Order; onClose: () => void; onDone: () => void };

function WithdrawPaymentDialog({ order, onClose, onDone }: WithdrawProps) {
  const { _id: id, number, payment } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const amount = formatRupees(payment.amount);
  return (
    <ActionDialog
      title={adminPaymentMessages.withdraw}
      action={adminPaymentMessages.withdraw}
      act={() => send(dispatch(decidePayment({ id, received: false, isMistake: true })))}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
      onDone={() => {
        onDone();
        void dispatch(refetchStaffOrder(id));
      }}
    >
      <p>
        {isPaidAtDoor(payment)
          ? adminPaymentMessages.withdrawAtDoorEffect(amount, number)
          : adminPaymentMessages.withdrawEffect(amount, number)}
      </p>
    </ActionDialog>
  );
}
