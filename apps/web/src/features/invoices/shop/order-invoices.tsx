import { toRequestLine } from '@e-store/shared/calls';
import { withQuery } from '@e-store/shared/web-paths';
import { useSelector } from 'react-redux';
import { invoiceMessages } from '../../../messages/en/invoices.ts';
import { InvoiceList } from '../invoice-list.tsx';
import { orderInvoices } from '../order-invoices.slice.ts';
import styles from './order-invoices.module.css';

/** Downloads of an own order; nothing before it is packed. */
export function OrderInvoices({ order }: { order: string }) {
  const shown = useSelector(orderInvoices.selectOrder);
  const documents = useSelector(orderInvoices.select);
  if (shown !== order || documents.length === 0) return null;
  const { url } = toRequestLine('GET /order/:id/invoice', { id: order });
  return (
    <section className={styles.section} aria-labelledby="order-invoices">
      <h2 id="order-invoices" className={styles.title}>
        {invoiceMessages.title}
      </h2>
      <InvoiceList
        documents={documents}
        linksOf={({ _id, kind }) => [
          { label: invoiceMessages.download(kind), href: withQuery(url, { document: _id }) },
        ]}
      />
    </section>
  );
}
