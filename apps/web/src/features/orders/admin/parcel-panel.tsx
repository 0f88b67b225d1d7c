import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import {
  isInShop,
  isOpen,
  isTrackable,
  type OrderStatus,
  wasDelivered,
} from '@e-store/shared/orders/order-lifecycle';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { formatDays } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import styles from './order.module.css';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { ConflictDialog, conflictingRecord } from '../../../ui/admin/conflict-dialog.tsx';
import { deleteFormDraft } from '../../../lib/form-drafts.storage.ts';
import { staffOrderReceived, trackOrder } from './staff-order.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { CollectionLink } from './collection-link.tsx';
import { TrackingForm } from './tracking-form.tsx';

type EditTrackingFormProps = { shown: StaffOrder; onDone: () => void };

/** On a version conflict, shows both versions to choose from. */
function EditTrackingForm({ shown, onDone }: EditTrackingFormProps) {
  const dispatch = useAppDispatch();
  const { _id: id, tracking } = shown.order;
  const draft = `order/${id}/tracking`;
  const [conflict, setConflict] = useState<{ latest: StaffOrder; typed: Tracking }>();

  async function save(typed: Tracking, version: number) {
    const outcome = await dispatch(trackOrder({ id, version, ...typed }));
    const refused = failureOf(outcome);
    const latest = refused && (conflictingRecord(refused, 'order') as StaffOrder | undefined);
    setConflict(latest && { latest, typed });
    return outcome;
  }

  const close = () => {
    deleteFormDraft(draft);
    onDone();
  };

  async function saveMine({ latest, typed }: { latest: StaffOrder; typed: Tracking }) {
    const refused = failureOf(await save(typed, latest.trackingVersion));
    if (!refused) close();
    return refused && conflictingRecord(refused, 'order') ? undefined : refused;
  }

  return (
    <>
      <TrackingForm
        draft={draft}
        tracking={tracking}
        version={shown.trackingVersion}
        submit={adminOrderMessages.saveTracking}
        send={save}
        onDone={onDone}
      />
      {conflict && (
        <ConflictDialog
          lead={adminOrderMessages.trackingConflictLead}
          differences={differencesOf(conflict.latest.order.tracking, conflict.typed)}
          onMine={() => saveMine(conflict)}
          onCurrent={() => {
            dispatch(staffOrderReceived(conflict.latest));
            close();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

const differencesOf = (latest: Tracking | undefined, typed: Tracking) =>
  (['courier', 'number'] as const)
    .map((name) => ({ label: LABELS[name], current: latest?.[name] ?? '', yours: typed[name] }))
    .filter(({ current, yours }) => current !== yours);

const LABELS = { courier: adminOrderMessages.courier, number: adminOrderMessages.trackingNumber };

export function ParcelPanel({ shown }: { shown: StaffOrder }) {
  const [isEditing, setEditing] = useState(false);
  const { tracking, deliveryMethod, delivery, orderStatus } = shown.order;
  return (
    <Panel title={adminOrderMessages.parcel}>
      <div className={styles.stack}>
        <p>
          {isOpen(orderStatus)
            ? `${adminOrderMessages[deliveryMethod]}, ${adminOrderMessages.due(formatDays(delivery))}`
            : adminOrderMessages[deliveryMethod]}
        </p>
        {tracking ? (
          <p>
            {tracking.courier}
            <br />
            <b>{tracking.number}</b>
          </p>
        ) : (
          <Untracked status={orderStatus} />
        )}
        {isTrackable(orderStatus) && !isEditing && (
          <div>
            <Button kind="ghost" size="compact" onClick={() => setEditing(true)}>
              {tracking ? adminOrderMessages.changeTracking : adminOrderMessages.addTracking}
            </Button>
          </div>
        )}
        {isTrackable(orderStatus) && isEditing && (
          <EditTrackingForm shown={shown} onDone={() => setEditing(false)} />
        )}
        {shown.collectionUrl && <CollectionLink url={shown.collectionUrl} />}
      </div>
    </Panel>
  );
}

function Untracked({ status }: { status: OrderStatus }) {
  if (!isOpen(status) && !wasDelivered(status)) return null;
  return (
    <p className={styles.quiet}>
      {isInShop(status) ? adminOrderMessages.noParcel : adminOrderMessages.sentUntracked}
    </p>
  );
}
