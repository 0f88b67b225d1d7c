import { isMadeByShopper, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { StaffOrder, TimelineEntry } from '@e-store/shared/orders/staff-order';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { noteOrder } from './staff-order.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './order.module.css';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/orders/staff-endpoints')).addStaffOrderNote.body);

export function TimelinePanel({ shown: { order, timeline } }: { shown: StaffOrder }) {
  const dispatch = useAppDispatch();
  const { form, field, busy, failure, onSubmit } = useDraftedForm<{ text: string }>({
    draft: `order/${order._id}/note`,
    loadCheck,
    defaultValues: { text: '' },
    async send({ text }) {
      const refused = failureOf(await dispatch(noteOrder({ id: order._id, text })));
      if (!refused) form.reset();
      return refused;
    },
  });
  return (
    <Panel title={adminOrderMessages.timeline}>
      <div className={styles.stack}>
        <ol className={styles.timeline}>
          {timeline.map((entry, index) => (
            <Event key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </ol>
        <Form failure={failure?.message} onSubmit={onSubmit}>
          <TextArea {...field('text')} label={adminOrderMessages.note} rows={2} maxLength={500} />
          <div>
            <Button kind="ghost" size="compact" type="submit" busy={busy}>
              {adminOrderMessages.addNote}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
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
const shopperLabel = (status: OrderStatus | undefined) =>
  status && isMadeByShopper(status) ? adminOrderMessages.byOwner : '';

function Event({ entry }: { entry: TimelineEntry }) {
  const { status, text, at, by } = entry;
  return (
    <li className={styles.event}>
      <b>{nameOf(entry)}</b>
      {text && <span className={styles.said}>{text}</span>}
      <span className={styles.quiet}>
        {[formatMoment(at), by === undefined ? shopperLabel(status) : adminOrderMessages.by(by)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}
