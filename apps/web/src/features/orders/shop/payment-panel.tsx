import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { isOpen } from '@e-store/shared/orders/order-lifecycle';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { upiPaymentLink } from '@e-store/shared/payments/upi-payment-link';
import { useEffect, useRef, useState } from 'react';
import { paymentMessages as messages } from '../../../messages/en/payments.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { fetchOrder } from '../order-details.slice.ts';
import { claimPayment, refreshPayment } from '../order-changes.ts';
import { OnlinePayment } from './online-payment.tsx';
import styles from './payment-panel.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

export function PaymentPanel({ order }: { order: Order }) {
  const { payment } = order;
  const { claimed, rejected } = payment;
  const isOnline = isOnlinePayment(payment);
  if (claimed)
    return isOnline ? (
      <output className={styles.panel}>{messages.claimedOnline}</output>
    ) : (
      <ClaimedPayment key={claimed.reference} order={order} reference={claimed.reference} />
    );
  if (!payment.expiresAt) return <EndedPayment order={order} />;
  const notFound = isOnline ? messages.notFoundOnline : messages.notFound;
  return (
    <section className={styles.panel} aria-label={messages.title(formatRupees(payment.amount))}>
      <h2 className={styles.title}>{messages.title(formatRupees(payment.amount))}</h2>
      {rejected && <p className={styles.rejected}>{notFound(rejected.reference)}</p>}
      <TimeLeft until={payment.expiresAt} id={order._id} />
      <p>{payment.details?.['payee'] ? messages.lead : messages.leadOnline}</p>
      <Payment order={order} />
    </section>
  );
}

function EndedPayment({ order: { _id: id, payment, paymentInfo } }: { order: Order }) {
  const { rejected, details } = payment;
  const canClaim = details?.['payee'] !== undefined && paymentInfo.status === 'cancelled';
  if (!canClaim && !rejected) return null;
  return (
    <div className={styles.panel}>
      {rejected && <p>{messages.notFoundAfterCancellation(rejected.reference)}</p>}
      {canClaim && (
        <details>
          <summary className={styles.late}>{messages.late}</summary>
          <p>{messages.lateLead}</p>
          <ReferenceForm id={id} />
        </details>
      )}
    </div>
  );
}

/** A mistyped reference can be corrected until staff decide. */
function ClaimedPayment({ order, reference }: { order: Order; reference: string }) {
  const [isChanging, setChanging] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanging) panel.current?.querySelector('input')?.focus();
  }, [isChanging]);
  return (
    <div ref={panel} className={styles.panel}>
      <output>{messages.claimed(reference)}</output>
      {isChanging ? (
        <ReferenceForm id={order._id} onSent={() => setChanging(false)} />
      ) : (
        isOpen(order.orderStatus) && (
          <Button kind="ghost" className={styles.change} onClick={() => setChanging(true)}>
            {messages.changeReference}
          </Button>
        )
      )}
    </div>
  );
}

function Payment({ order }: { order: Order }) {
  const { order: gatewayOrder, payee } = order.payment.details ?? {};
  if (gatewayOrder) return <OnlinePayment order={order} />;
  return payee ? <UpiPayment order={order} payee={payee} /> : <NotPrepared id={order._id} />;
}

/** Reads the order again at the end, so that the page shows what became of it. */
function TimeLeft({ until, id }: { until: string; id: string }) {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= Date.parse(until)) void dispatch(fetchOrder(id));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [dispatch, id, until]);
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  const isOver = minutes <= 0;
  return (
    <p role="timer" className={styles.time} suppressHydrationWarning>
      {isOver ? messages.timeOver : messages.timeLeft(minutes)}
    </p>
  );
}

function UpiPayment({ order, payee }: { order: Order; payee: string }) {
  const { payment, number } = order;
  const payeeName = payment.details?.['payeeName'] ?? '';
  const link = upiPaymentLink({ payee, payeeName, amount: payment.amount, reference: number });
  return (
    <div className={styles.ways}>
      <div className={styles.scan}>
        <p>{messages.scan}</p>
        <p className={styles.payee}>{payee}</p>
        <QrCode text={link} label={messages.code(formatRupees(payment.amount))} />
        <a href={link} className={buttonClass({ kind: 'ghost' }, styles.app)}>
          {messages.openApp}
        </a>
      </div>
      <ReferenceForm id={order._id} />
    </div>
  );
}

const loadCheck = async () => checkBy((await import('@e-store/shared/payments/endpoints')).claimPayment.body);

function ReferenceForm({ id, onSent }: { id: string; onSent?: () => void }) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ reference: string }>({
    loadCheck,
    defaultValues: { reference: '' },
    send: ({ reference }) => dispatch(claimPayment({ id, reference })),
    onSent,
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field
        {...field('reference')}
        label={messages.reference}
        hint={messages.referenceHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <SubmitButton busy={busy}>{messages.send}</SubmitButton>
    </Form>
  );
}

function NotPrepared({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  return <ErrorPanel message={messages.notPrepared} onRetry={() => void dispatch(refreshPayment(id))} />;
}
