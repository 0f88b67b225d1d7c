import { toRequestLine } from '@e-store/shared/calls';
import { withQuery } from '@e-store/shared/web-paths';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { invoiceMessages } from '../../../messages/en/invoices.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { InvoiceList } from '../invoice-list.tsx';
import { orderInvoices } from '../order-invoices.slice.ts';
import styles from './order-invoices.module.css';

/** Shows nothing before the order is packed. */
export function OrderInvoices({ order }: { order: string }) {
  const dispatch = useAppDispatch();
  const shown = useSelector(orderInvoices.selectOrder);
  const documents = useSelector(orderInvoices.select);
  const error = useSelector(orderInvoices.selectError);
  if (shown !== order || (documents.length === 0 && !error)) return null;
  const { url } = toRequestLine('GET /order/:id/invoice', { id: order });
  return (
    <section className={styles.section} aria-labelledby="order-invoices">
      <h2 id="order-invoices" className={styles.title}>
        {invoiceMessages.title}
      </h2>
      {error && (
        <ErrorPanel message={error.message} onRetry={() => void dispatch(orderInvoices.fetch(order))} />
      )}
      <InvoiceList
        documents={documents}
        linksOf={({ _id, kind }) => [
          { label: invoiceMessages.download(kind), href: withQuery(url, { document: _id }) },
        ]}
      />
    </section>
  );
}
