import { toRequestLine } from '@e-store/shared/calls';
import { isAwaitingPacking, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { withQuery } from '@e-store/shared/web-paths';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { invoiceMessages } from '../../../messages/en/invoices.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { InvoiceList } from '../invoice-list.tsx';
import { staffOrderInvoices } from './staff-order-invoices.slice.ts';

/** Hidden from packers. */
export function InvoicesPanel({ shown: { order, view } }: { shown: StaffOrder }) {
  if (view !== 'full') return null;
  const { _id: id, orderStatus } = order;
  return (
    <Panel title={invoiceMessages.title}>
      {/* Most moves issue a document. */}
      <OrderDocuments key={orderStatus} id={id} status={orderStatus} />
    </Panel>
  );
}

function OrderDocuments({ id, status }: { id: string; status: OrderStatus }) {
  const dispatch = useAppDispatch();
  const documents = useSelector(staffOrderInvoices.select);
  const error = useSelector(staffOrderInvoices.selectError);
  const isLoaded = useSelector(staffOrderInvoices.selectIsLoaded);
  const shown = useSelector(staffOrderInvoices.selectOrder);
  useEffect(() => void dispatch(staffOrderInvoices.fetch(id)), [dispatch, id]);
  const { url } = toRequestLine('GET /admin/orders/:id/invoice', { id });
  if (shown !== id) return null;
  if (error)
    return <ErrorPanel message={error.message} onRetry={() => void dispatch(staffOrderInvoices.fetch(id))} />;
  if (isLoaded && documents.length === 0)
    return <p>{isAwaitingPacking(status) ? invoiceMessages.notYet : invoiceMessages.none}</p>;
  return (
    <InvoiceList
      documents={documents}
      linksOf={({ _id: document }) =>
        Object.entries(invoiceMessages.sizes).map(([size, label]) => ({
          label,
          href: withQuery(url, { size, document }),
        }))
      }
    />
  );
}
