import type { StaffOrder, TimelineEntry } from '@e-store/shared/orders/staff-order';
import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { formatRupees } from '@e-store/shared/money';
import { isMadeByShopper } from '@e-store/shared/orders/order-lifecycle';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { cancelMessages } from '../../../messages/en/orders/order-care.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { adminTitle } from '../../../messages/en/ui-admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import {
  selectStaffOrder,
  selectOrderConflict,
  selectStaffOrderError,
  noteOrder,
} from '../../../features/orders/admin/staff-order.slice.ts';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AdminFailure } from '../error/error-page.tsx';
import { AddressPanel } from '../../../features/orders/admin/address-panel.tsx';
import {
  describeAttempt,
  FailedDeliveriesPanel,
} from '../../../features/orders/admin/failed-deliveries-panel.tsx';
import { InvoicesPanel } from '../../../features/invoices/admin/invoices-panel.tsx';
import { MoneyPanel } from '../../../features/orders/admin/money-panel.tsx';
import { NextPanel } from '../../../features/orders/admin/next-panel.tsx';
import { ParcelPanel } from '../../../features/orders/admin/parcel-panel.tsx';
import { ReturnsPanel } from '../../../features/orders/admin/returns-panel.tsx';
import { UndoMove } from '../../../features/orders/admin/undo-move.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from '../../../features/orders/admin/order.module.css';

export function Component() {
  const shown = useSelector(selectStaffOrder);
  const error = useSelector(selectStaffOrderError);
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const list = typeof state?.list === 'string' ? state.list : '';
  if (error && !shown) return <AdminFailure status={error.status} message={error.message} />;
  return (
    <>
      {!shown && <title>{adminTitle(orderMessages.titleOf(undefined))}</title>}
      <TextLink to={paths.orderList() + list} className={styles.back}>
        {adminOrderMessages.back}
      </TextLink>
      {shown ? (
        <OrderView key={shown.order._id} shown={shown} />
      ) : (
        <ListSkeleton label={adminOrderMessages.loading} />
      )}
    </>
  );
}

function OrderView({ shown }: { shown: StaffOrder }) {
  const { order } = shown;
  const conflict = useSelector(selectOrderConflict);
  return (
    <>
      <AdminPageHeader title={orderMessages.titleOf(order.number)}>
        <ButtonLink kind="ghost" size="compact" to={paths.printOrders([order._id])}>
          <Icon of={Printer} small />
          {adminOrderMessages.print}
        </ButtonLink>
      </AdminPageHeader>
      <p className={styles.facts}>
        <StatusPill status={order.orderStatus} />
        <span>{adminOrderMessages.placed(formatMoment(order.createdAt))}</span>
      </p>
      {conflict !== null && <ErrorPanel message={conflict} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextPanel shown={shown} />
          <FailedDeliveriesPanel shown={shown} />
          <ReturnsPanel shown={shown} />
          <ItemsPanel shown={shown} />
          <MoneyPanel shown={shown} />
          <InvoicesPanel shown={shown} />
        </div>
        <div className={styles.column}>
          <AddressPanel shown={shown} />
          <ParcelPanel shown={shown} />
          <TimelinePanel shown={shown} />
        </div>
      </div>
      <UndoMove shown={shown} />
    </>
  );
}

function ItemsPanel({ shown }: { shown: StaffOrder }) {
  const lines = shown.order.orderItems;
  return (
    <Panel title={adminOrderMessages.items}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.product} ${line.size ?? ''}`} className={styles.line}>
            <Thumbnail src={line.image} className={styles.picture} />
            <span>
              <b>
                <NoBreakText>{line.name}</NoBreakText>
              </b>
              {(line.size ?? line.sku) && (
                <>
                  <br />
                  {[line.size && adminOrderMessages.sizeOf(line.size), line.sku].filter(Boolean).join(' · ')}
                </>
              )}
            </span>
            <b className={styles.amount}>{`× ${line.quantity}`}</b>
            {'price' in line && (
              <span className={styles.amount}>{formatRupees(line.price * line.quantity)}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/orders/staff-endpoints')).addStaffOrderNote.body);

function TimelinePanel({ shown: { order, timeline, isErased } }: { shown: StaffOrder }) {
  return (
    <Panel title={adminOrderMessages.timeline}>
      <div className={styles.stack}>
        <ol className={styles.timeline}>
          {timeline.map((entry, index) => (
            <Event key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </ol>
        {!isErased && <NoteForm id={order._id} />}
      </div>
    </Panel>
  );
}

function NoteForm({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useDraftedForm<{ text: string }>({
    draft: `order/${id}/note`,
    loadCheck,
    defaultValues: { text: '' },
    send: ({ text }) => dispatch(noteOrder({ id, text })),
    isEmptiedBySend: true,
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <TextArea {...field('text')} label={adminOrderMessages.note} rows={2} maxLength={500} />
      <div>
        <Button kind="ghost" size="compact" type="submit" busy={busy}>
          {adminOrderMessages.addNote}
        </Button>
      </div>
    </Form>
  );
}

function nameOf({ kind, status }: TimelineEntry): string | undefined {
  const label = status && orderMessages.statusLabel(status);
  if (kind === 'status') return label;
  if (kind === 'undo') return adminOrderMessages.undoneStep(label ?? '');
  if (kind === 'correction') return adminOrderMessages.correctedStep(label ?? '');
  return adminOrderMessages.eventNames[kind];
}

/** Early orders have no record of the staff member. */
const shopperLabel = ({ kind, status, cancellation }: TimelineEntry) =>
  kind === 'wish' || (status && isMadeByShopper(status) && cancellation?.by !== 'staff')
    ? adminOrderMessages.byOwner
    : '';

const cancelReasons: Record<'shopper' | 'staff', Record<string, string>> = {
  shopper: cancelMessages.reasons,
  staff: adminOrderMessages.cancelReasons,
};

const describeCancellation = ({ cancellation, text }: TimelineEntry) =>
  cancellation && [cancelReasons[cancellation.by][cancellation.reason], text].filter(Boolean).join(': ');

function Event({ entry }: { entry: TimelineEntry }) {
  const { at, by, amount } = entry;
  const said = describeCancellation(entry) ?? entry.text ?? describeAttempt(entry);
  const text = [amount !== undefined && formatRupees(amount), said].filter(Boolean).join(', ');
  return (
    <li className={styles.event}>
      <b>{nameOf(entry)}</b>
      {text && <span className={styles.said}>{text}</span>}
      <span className={styles.quiet}>
        {[formatMoment(at), by === undefined ? shopperLabel(entry) : adminOrderMessages.by(by)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}
