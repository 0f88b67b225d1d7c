import { ORDER_STATUSES, type OrderStatus } from '@e-store/shared/orders/order-status';
import type { PackingRow } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { dashOrders } from '../../content/dash-orders.ts';
import { BulkBar } from '../../features/admin/components/bulk-bar.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { moveOrders } from '../../features/admin/orders/staff-orders.slice.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-order-list-page.module.css';

/** These want a word with each order: why, or what came back. */
const ONE_BY_ONE: readonly OrderStatus[] = ['Cancelled', 'Returned to shop'];

type Results = ApiResponse<'POST /admin/orders/moves'>['results'];
type BulkMovesProps = { rows: readonly PackingRow[]; onDone: () => void };

/** What can be done to the chosen orders at once, and what became of each. */
export function BulkMoves({ rows, onDone }: BulkMovesProps) {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<OrderStatus>();
  const [outcome, setOutcome] = useState<{ to: OrderStatus; results: Results }>();
  const [failure, setFailure] = useState<string>();
  const ids = rows.map(({ _id }) => _id);
  const offered = ORDER_STATUSES.filter(
    (to) => !ONE_BY_ONE.includes(to) && rows.some(({ moves }) => moves.includes(to)),
  );

  async function moveTo(to: OrderStatus) {
    setBusy(to);
    setFailure(undefined);
    const answered = await dispatch(moveOrders({ ids, to }));
    setBusy(undefined);
    const refused = failureOf(answered);
    if (refused) return setFailure(refused.message);
    setOutcome({ to, results: (answered.payload as { results: Results }).results });
    onDone();
    await revalidate();
  }

  return (
    <div className={styles.bulk}>
      {failure && <ErrorPanel message={failure} />}
      <BulkBar count={rows.length} onClear={onDone}>
        {offered.map((to) => (
          <Button
            key={to}
            size="compact"
            busy={busy === to}
            disabled={busy !== undefined && busy !== to}
            onClick={() => void moveTo(to)}
          >
            {dashOrders.moveWords[to] ?? to}
          </Button>
        ))}
        <ButtonLink kind="ghost" size="compact" to={paths.printOrders(ids)}>
          {dashOrders.printSlips}
        </ButtonLink>
      </BulkBar>
      <Outcome busy={busy !== undefined} outcome={outcome} />
    </div>
  );
}

function Outcome({
  busy,
  outcome,
}: {
  busy: boolean;
  outcome: { to: OrderStatus; results: Results } | undefined;
}) {
  const refused = outcome?.results.filter(({ done }) => !done) ?? [];
  const done = (outcome?.results.length ?? 0) - refused.length;
  return (
    <output>
      {busy && dashOrders.moving}
      {!busy && outcome && (
        <Panel className={styles.results}>
          {done > 0 && <p>{dashOrders.moved(done, outcome.to)}</p>}
          {refused.length > 0 && (
            <>
              <p>{dashOrders.notMoved(refused.length)}</p>
              <ul>
                {refused.map(({ id, number, message = '' }) => (
                  <li key={id}>{dashOrders.whyNot(number ?? id, message)}</li>
                ))}
              </ul>
            </>
          )}
        </Panel>
      )}
    </output>
  );
}
