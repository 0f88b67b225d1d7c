import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { formatPaise, formatRupees } from '@e-store/shared/money';
import { includedGst } from '@e-store/shared/orders/included-gst';
import type { Order } from '@e-store/shared/orders/order';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
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
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PackingSlip } from '../../../features/orders/admin/packing-slip.tsx';
import { listOrderSums } from '../../../features/orders/admin/order-sums.ts';
import styles from './order-print-page.module.css';
import sheetStyles from '../../../features/orders/admin/sheet.module.css';

const PAPER_NAMES = { a4: 'A4', a6: 'A6' } satisfies Record<PrintPaper, string>;

/**
 * One document per sheet, or three slips per A4 sheet. The URL holds the options; the paper defaults to the
 * last one.
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
              <PackingSlip order={shown.order} phone={shown.deliveryPhone} contact={contact} />
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

function Invoice({ order, contact }: { order: Order; contact: StoreContact | null }) {
  const { printColumns } = adminOrderMessages;
  const { number, createdAt, shippingInfo: to, paymentInfo, totalPrice } = order;
  const isToCollect = paymentInfo.method === 'COD' && paymentInfo.status === 'pending';
  return (
    <>
      <div className={sheetStyles.head}>
        <p className={sheetStyles.shop}>{adminOrderMessages.soldBy}</p>
        <div className={sheetStyles.number}>
          <h2 className={sheetStyles.title}>{`${adminOrderMessages.invoice} ${number}`}</h2>
          <p>{formatDayOfYear(indiaDay(createdAt))}</p>
        </div>
      </div>
      <div className={sheetStyles.parties}>
        <address className={sheetStyles.address}>
          <b className={sheetStyles.caption}>{adminOrderMessages.invoiceFrom}</b>
          {adminOrderMessages.sellerLines(
            contact?.legalName ?? adminOrderMessages.soldBy,
            contact?.address,
            contact?.gstin && adminOrderMessages.gstin(contact.gstin),
          )}
        </address>
        <address className={sheetStyles.address}>
          <b className={sheetStyles.caption}>{adminOrderMessages.invoiceTo}</b>
          {adminOrderMessages.addressLines(to, to.contry)}
        </address>
      </div>
      <table className={sheetStyles.table}>
        <thead>
          <tr>
            <th scope="col">{printColumns.item}</th>
            <th scope="col" className={sheetStyles.end}>
              {printColumns.quantity}
            </th>
            <th scope="col" className={sheetStyles.end}>
              {printColumns.price}
            </th>
            <th scope="col" className={sheetStyles.end}>
              {printColumns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map(({ product, size, name, quantity, price }) => (
            <tr key={`${product} ${size ?? ''}`}>
              <td>{size ? `${name}, ${size}` : name}</td>
              <td className={sheetStyles.end}>{quantity}</td>
              <td className={sheetStyles.end}>{formatRupees(price)}</td>
              <td className={sheetStyles.end}>{formatRupees(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={sheetStyles.sums}>
        {listOrderSums(order).map(({ name, amount, isTotal }) => (
          <div key={name} className={clsx(sheetStyles.sum, isTotal && sheetStyles.total)}>
            <dt>{name}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      {/* Tax added on top is not included in the prices. */}
      {order.taxPrice === 0 &&
        includedGst(order.orderItems, createdAt).map(({ percent, gst, taxable }) => (
          <p key={percent} className={sheetStyles.foot}>
            {adminOrderMessages.includedGst(percent, formatPaise(gst), formatPaise(taxable))}
          </p>
        ))}
      <p className={clsx(sheetStyles.foot, sheetStyles.payment)}>
        {isToCollect
          ? adminOrderMessages.collect(formatRupees(totalPrice))
          : `${paymentInfo.method}, ${adminOrderMessages.payments[paymentInfo.status]}`}
      </p>
    </>
  );
}
