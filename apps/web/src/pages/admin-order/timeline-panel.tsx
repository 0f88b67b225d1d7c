import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { StaffOrder, TimelineEntry } from '@e-store/shared/orders/staff-order';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { noteOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './admin-order-page.module.css';

const loadCheck = async () => (await import('../../features/admin/orders/order-checks.ts')).noteCheck;

/** What happened, when and by whom; and a note for the others. */
export function TimelinePanel({ shown: { order, timeline } }: { shown: StaffOrder }) {
  const dispatch = useAppDispatch();
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ text: string }>({
    loadCheck,
    defaultValues: { text: '' },
    async send({ text }) {
      const refused = failureOf(await dispatch(noteOrder({ id: order._id, text })));
      if (!refused) form.reset();
      return refused;
    },
  });
  return (
    <Panel title={dashOrders.timeline}>
      <div className={styles.stack}>
        <ol className={styles.timeline}>
          {timeline.map((entry, index) => (
            <Event key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </ol>
        <Form failure={failure?.message} onSubmit={onSubmit}>
          <TextArea {...field('text')} label={dashOrders.note} rows={2} maxLength={500} />
          <div>
            <Button kind="ghost" size="compact" type="submit" busy={busy}>
              {dashOrders.addNote}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}

const NAMES = {
  note: dashOrders.noted,
  address: dashOrders.readdressed,
  tracking: dashOrders.tracked,
  refund: dashOrders.refundPaid,
};

/** Steps that an order's owner takes; who took another one before the trail was kept is not known. */
const OWNERS: readonly (OrderStatus | undefined)[] = ['Processing', 'Cancelled', 'Return requested'];
const ownersWord = (status: OrderStatus | undefined) => (OWNERS.includes(status) ? dashOrders.byOwner : '');

function Event({ entry: { kind, status, text, at, by } }: { entry: TimelineEntry }) {
  return (
    <li className={styles.event}>
      <b>{kind === 'status' ? status : NAMES[kind]}</b>
      {text && <span className={styles.said}>{text}</span>}
      <span className={styles.quiet}>
        {[formatMoment(at), by === undefined ? ownersWord(status) : dashOrders.by(by)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}
