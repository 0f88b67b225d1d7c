import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import {
  readPrintedIds,
  paperChosen,
  selectPrintedOrders,
  selectPrintedOrdersError,
  selectPrintPaper,
} from '../../../features/orders/admin/printed-orders.slice.ts';
import { PRINT_PAPERS, type PrintPaper } from '../../../features/orders/admin/print-paper.storage.ts';
import { selectContact } from '../../../features/store/store.slice.ts';
import { printPage } from '../../../lib/browser-print.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './order-print-page.module.css';
import { Invoice } from '../../../features/orders/admin/invoice.tsx';
import { PackingSlip } from '../../../features/orders/admin/packing-slip.tsx';

const PAPER_NAMES = { a4: 'A4', a6: 'A6' } satisfies Record<PrintPaper, string>;

/**
 * Packing slips or invoices of the selected orders: one per sheet, or three slips per A4 sheet. The address
 * holds the options; the paper defaults to the last one.
 */
export function Component() {
  const [search] = useSearchParams();
  const orders = useSelector(selectPrintedOrders);
  const error = useSelector(selectPrintedOrdersError);
  const contact = useSelector(selectContact);
  const { revalidate } = useRevalidator();
  const ids = readPrintedIds(search);
  const mayInvoice = orders?.every(({ view }) => view === 'full') ?? false;
  const what = mayInvoice && search.get('what') === 'invoice' ? 'invoice' : 'slip';
  const lastPaper = useSelector(selectPrintPaper);
  const named = PRINT_PAPERS.find((one) => one === search.get('paper'));
  const paper = named ?? lastPaper;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (named) dispatch(paperChosen(named));
  }, [dispatch, named]);
  return (
    <>
      <title>{adminTitle(adminOrderMessages.printTitle)}</title>
      <div className={styles.screen}>
        <TextLink to={paths.orderList()}>{adminOrderMessages.back}</TextLink>
        <AdminPageHeader title={adminOrderMessages.printTitle}>
          <Button size="compact" disabled={!orders?.length} onClick={printPage}>
            {adminOrderMessages.printNow(orders?.length ?? 0)}
          </Button>
        </AdminPageHeader>
        <div className={styles.choices}>
          <Choice
            label={adminOrderMessages.what}
            here={what}
            options={[
              ['slip', adminOrderMessages.slip],
              ...(mayInvoice ? ([['invoice', adminOrderMessages.invoice]] as const) : []),
            ]}
            linkTo={(value) => paths.printOrders(ids, { what: value, paper })}
          />
          <Choice
            label={adminOrderMessages.paper}
            here={paper}
            options={PRINT_PAPERS.map((one) => [one, PAPER_NAMES[one]])}
            linkTo={(value) => paths.printOrders(ids, { what, paper: value })}
          />
        </div>
        {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
        {!error && !orders && <ListSkeleton label={adminOrderMessages.loading} />}
        {orders?.length === 0 && <p>{adminOrderMessages.nothingToPrint}</p>}
      </div>
      <div className={styles.sheets}>
        {orders?.map((shown) => (
          <article
            key={shown.order._id}
            aria-label={`${adminOrderMessages[what]} ${shown.order.number}`}
            className={clsx(styles.sheet, styles[paper], what === 'slip' && paper === 'a4' && styles.third)}
          >
            {what === 'invoice' && shown.view === 'full' ? (
              <Invoice order={shown.order} contact={contact} />
            ) : (
              <PackingSlip order={shown.order} contact={contact} />
            )}
          </article>
        ))}
      </div>
    </>
  );
}

type ChoiceProps = {
  label: string;
  here: string;
  options: readonly (readonly [string, string])[];
  linkTo: (value: string) => string;
};

function Choice({ label, here, options, linkTo }: ChoiceProps) {
  return (
    <nav aria-label={label} className={styles.choice}>
      {options.map(([value, words]) => (
        <Link
          key={value}
          to={linkTo(value)}
          replace
          aria-current={here === value ? 'page' : undefined}
          className={styles.option}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
