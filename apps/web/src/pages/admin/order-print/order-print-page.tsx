import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { toRequestLine } from '@e-store/shared/calls';
import { paths, withQuery } from '@e-store/shared/web-paths';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import {
  readPrintedIds,
  selectCashToCollect,
  paperChosen,
  isPrinted,
  selectInvoicedOrders,
  selectIsPrintable,
  selectPrintedOrders,
  selectPrintedOrdersError,
  selectPrintPaper,
} from '../../../features/orders/admin/printed-orders.slice.ts';
import { PRINT_PAPERS, type PrintPaper } from '../../../features/orders/admin/print-paper.storage.ts';
import { selectContact } from '../../../features/store/store.slice.ts';
import { printPage } from '../../../lib/browser-actions.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PackingSlip } from '../../../features/orders/admin/packing-slip.tsx';
import { PickList } from '../../../features/orders/admin/pick-list.tsx';
import styles from './order-print-page.module.css';

const PAPER_NAMES = { a4: 'A4', a6: 'A6' } satisfies Record<PrintPaper, string>;

/** Before several slips, a pick list on sheets of its own. */
export function Component() {
  const [search] = useSearchParams();
  const found = useSelector(selectPrintedOrders);
  const orders = found?.filter(isPrinted);
  const cancelled = found?.filter((one) => !isPrinted(one)).map(({ order }) => order.number) ?? [];
  const error = useSelector(selectPrintedOrdersError);
  const isPrintable = useSelector(selectIsPrintable);
  const contact = useSelector(selectContact);
  const cash = useSelector(selectCashToCollect);
  const { revalidate } = useRevalidator();
  const ids = readPrintedIds(search);
  const lastPaper = useSelector(selectPrintPaper);
  const named = PRINT_PAPERS.find((one) => one === search.get('paper'));
  const paper = named ?? lastPaper;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (named) dispatch(paperChosen(named));
  }, [dispatch, named]);
  return (
    <>
      <div className={styles.screen}>
        <TextLink to={paths.orderList()}>{adminOrderMessages.back}</TextLink>
        <AdminPageHeader title={adminOrderMessages.printTitle}>
          <Button size="compact" disabled={!isPrintable} onClick={printPage}>
            {orders?.length ? adminOrderMessages.printNow(orders.length) : adminOrderMessages.printSlips}
          </Button>
        </AdminPageHeader>
        <nav aria-label={adminOrderMessages.paper} className={styles.choice}>
          {PRINT_PAPERS.map((one) => (
            <Link
              key={one}
              to={paths.printOrders(ids, { paper: one })}
              replace
              aria-current={paper === one ? 'page' : undefined}
              className={styles.option}
            >
              {PAPER_NAMES[one]}
            </Link>
          ))}
        </nav>
        {orders && <Invoices orders={orders} paper={paper} onRetry={() => void revalidate()} />}
        {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
        {!error && !orders && <ListSkeleton label={adminOrderMessages.loading} />}
        {cancelled.length > 0 && <p role="status">{adminOrderMessages.cancelledNotPrinted(cancelled)}</p>}
        {found?.length === 0 && <p>{adminOrderMessages.nothingToPrint}</p>}
      </div>
      <div className={styles.sheets}>
        {orders && orders.length > 1 && (
          <section aria-label={adminOrderMessages.pickList} className={clsx(styles.sheet, styles[paper])}>
            <PickList orders={orders.map(({ order }) => order)} />
          </section>
        )}
        {orders?.map(({ order, deliveryPhone, isUnpaid }) => (
          <article
            key={order._id}
            aria-label={`${adminOrderMessages.slip} ${order.number}`}
            className={clsx(styles.sheet, styles[paper], paper === 'a4' && styles.third)}
          >
            <PackingSlip
              order={order}
              phone={deliveryPhone}
              contact={contact}
              isUnpaid={isUnpaid}
              cash={cash.find((one) => one.order === order._id)}
            />
          </article>
        ))}
      </div>
    </>
  );
}

/** Hidden from packers. */
function Invoices({
  orders,
  paper,
  onRetry,
}: {
  orders: readonly StaffOrder[];
  paper: PrintPaper;
  onRetry: () => void;
}) {
  const invoiced = useSelector(selectInvoicedOrders);
  const full = orders.filter(({ view }) => view === 'full');
  if (full.length === 0) return null;
  if (!invoiced) return <ErrorPanel message={adminOrderMessages.invoicesFailed} onRetry={onRetry} />;
  const files = invoiced.filter((id) => full.some(({ order }) => order._id === id));
  const missing = full.length - files.length;
  return (
    <div className={styles.invoices}>
      {files.length > 0 && (
        <ButtonLink
          kind="ghost"
          size="compact"
          to={withQuery(toRequestLine('GET /admin/invoices').url, {
            ids: files.join(','),
            size: paper,
          })}
          reloadDocument
          download
        >
          {adminOrderMessages.downloadInvoices(files.length)}
        </ButtonLink>
      )}
      {missing > 0 && <p>{adminOrderMessages.withoutInvoice(missing, full.length)}</p>}
    </div>
  );
}
