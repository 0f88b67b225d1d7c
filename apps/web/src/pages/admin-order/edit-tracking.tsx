import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { ConflictDialog } from '../../features/admin/components/conflict-dialog.tsx';
import { deleteFormDraft } from '../../features/admin/form-drafts.storage.ts';
import { staffOrderSeen, trackOrder } from '../../features/admin/orders/staff-order.slice.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { TrackingForm } from './tracking-form.tsx';

type EditTrackingProps = { shown: StaffOrder; onDone: () => void };

/** Edits courier and tracking number. On a version conflict, shows both versions to choose from. */
export function EditTracking({ shown, onDone }: EditTrackingProps) {
  const dispatch = useAppDispatch();
  const { _id: id, tracking } = shown.order;
  const draft = `order/${id}/tracking`;
  const [conflict, setConflict] = useState<{ there: StaffOrder; typed: Tracking }>();

  async function save(typed: Tracking, version: number) {
    const outcome = await dispatch(trackOrder({ id, version, ...typed }));
    const refused = failureOf(outcome);
    const there = refused && presentIn(refused);
    setConflict(there && { there, typed });
    return outcome;
  }

  const close = () => {
    deleteFormDraft(draft);
    onDone();
  };

  async function saveMine({ there, typed }: { there: StaffOrder; typed: Tracking }) {
    const refused = failureOf(await save(typed, there.trackingVersion));
    if (!refused) close();
    return refused && presentIn(refused) ? undefined : refused;
  }

  return (
    <>
      <TrackingForm
        draft={draft}
        tracking={tracking}
        version={shown.trackingVersion}
        submit={dashOrders.saveTracking}
        send={save}
        onDone={onDone}
      />
      {conflict && (
        <ConflictDialog
          lead={dashOrders.trackingConflictLead}
          differences={differencesOf(conflict.there.order.tracking, conflict.typed)}
          onMine={() => saveMine(conflict)}
          onCurrent={() => {
            dispatch(staffOrderSeen(conflict.there));
            close();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

const differencesOf = (there: Tracking | undefined, typed: Tracking) =>
  (['courier', 'number'] as const)
    .map((name) => ({ label: LABELS[name], current: there?.[name] ?? '', yours: typed[name] }))
    .filter(({ current, yours }) => current !== yours);

const LABELS = { courier: dashOrders.courier, number: dashOrders.trackingNumber };

function presentIn({ code, body }: ApiFailure): StaffOrder | undefined {
  if (code !== 'CHANGED_MEANWHILE') return undefined;
  return (body as { order?: StaffOrder }).order;
}
