import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import type { InvoiceSummary } from '@e-store/shared/invoices/invoice';
import { formatPaise } from '@e-store/shared/money';
import { invoiceMessages } from '../../messages/en/invoices.ts';
import linkStyles from '../../ui/text-link.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './invoice-list.module.css';

type InvoiceListProps = {
  documents: readonly InvoiceSummary[];
  linksOf: (document: InvoiceSummary) => { label: string; href: string }[];
};

export function InvoiceList({ documents, linksOf }: InvoiceListProps) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => {
        const { _id, kind, number, against, issuedAt, total } = document;
        return (
          <li key={_id} className={styles.row}>
            <div>
              <p>
                <b>{invoiceMessages.kinds[kind]}</b> {invoiceMessages.numberOf(number, against)}
              </p>
              <p className={styles.facts}>
                {`${formatDayOfYear(indiaDay(issuedAt))}, ${formatPaise(total)}`}
              </p>
            </div>
            <div className={styles.downloads}>
              {linksOf(document).map(({ label, href }) => (
                <a key={href} href={href} download className={linkStyles.link}>
                  {label}
                  <VisuallyHidden>{invoiceMessages.downloadOf(number)}</VisuallyHidden>
                </a>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
