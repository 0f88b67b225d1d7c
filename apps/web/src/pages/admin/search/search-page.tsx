import { canUseSection } from '@e-store/shared/staff/sections';
import { formatRupees, formatCount } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { adminSearchMessages } from '../../../messages/en/staff/admin-frame.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { staffSearch, readKeyword } from '../../../features/staff/admin/staff-search.slice.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './search-page.module.css';
import type { FoundNumber } from '@e-store/shared/staff/number-endpoints';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { Panel } from '../../../ui/admin/panel.tsx';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import type { Role } from '@e-store/shared/roles';

/** Limited to what the role may see. */
export function Component() {
  const [search] = useSearchParams();
  const words = readKeyword(search);
  const answer = useSelector(staffSearch.select);
  const found = answer?.words === words ? answer.lists : undefined;
  const error = useSelector(staffSearch.selectError);
  const { revalidate } = useRevalidator();
  const user = useSelector(selectUser);
  const title = words ? adminSearchMessages.titleOf(words) : adminSearchMessages.title;
  const lists = Object.values(found ?? {});
  const isNothing =
    words !== '' &&
    lists.length > 0 &&
    lists.every((list) => ('found' in list ? list.found.length : list.total) === 0);
  return (
    <>
      <AdminPageHeader title={title} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {words !== '' && !found && !error && <ListSkeleton label={adminSearchMessages.isLoading} />}
      <output className={styles.said}>{isNothing && adminSearchMessages.none(words)}</output>
      {(words === '' || isNothing) && <p className={styles.hint}>{hintFor(user?.role)}</p>}
      {found?.numbers && (
        <FoundList
          title={adminSearchMessages.numbers}
          total={found.numbers.found.length}
          rows={found.numbers.found.map((one) => ({
            id: `${one.kind} ${one.order?.order ?? ''} ${one.number}`,
            to: screenOf(one),
            name: one.number,
            more: [adminSearchMessages.numberKinds[one.kind], one.order?.number].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {found?.orders && (
        <FoundList
          title={adminSearchMessages.orders}
          total={found.orders.total}
          allTo={withQuery(paths.orderList(), { keyword: words })}
          rows={found.orders.orders.map((order) => ({
            id: order._id,
            to: paths.staffOrder(order._id),
            name: order.number,
            more: `${order.customer}, ${order.city} · ${formatMoment(order.createdAt)}`,
            aside: 'totalPrice' in order ? formatRupees(order.totalPrice) : undefined,
            state: order.orderStatus,
          }))}
        />
      )}
      {found?.customers && (
        <FoundList
          title={adminSearchMessages.customers}
          total={found.customers.total}
          allTo={withQuery(paths.customers(), { keyword: words })}
          rows={found.customers.customers.map(
            ({ _id, firstname, lastname, email, mobile, figures: stats }) => ({
              id: _id,
              to: paths.customer(_id),
              name: `${firstname} ${lastname}`,
              more: `${email} · ${mobile}`,
              aside: adminSearchMessages.ordersOf(stats.orders),
            }),
          )}
        />
      )}
      {found?.products && (
        <FoundList
          title={adminSearchMessages.products}
          total={found.products.total}
          allTo={withQuery(paths.productList(), { keyword: words })}
          rows={found.products.products.map(({ _id, name, brand, category, price, stock }) => ({
            id: _id,
            to: paths.editProduct(_id),
            name,
            more: `${brand} · ${category} · ${adminSearchMessages.inStock(stock)}`,
            aside: formatRupees(price),
          }))}
        />
      )}
    </>
  );
}

function screenOf({ order, ticket }: FoundNumber): string {
  if (ticket !== undefined) return paths.ticket(ticket);
  return order ? paths.staffOrder(order.order) : paths.remittances();
}

const SECTIONS = ['orders', 'customers', 'products'] as const;

const hintFor = (role: Role | undefined) =>
  [
    ...SECTIONS.filter((section) => role && canUseSection(role, section)).map(
      (section) => adminSearchMessages.hints[section],
    ),
    adminSearchMessages.hintEnd,
    role && canUseSection(role, 'transactions') && adminSearchMessages.hintNumbers,
  ]
    .filter(Boolean)
    .join(' ');

type Row = {
  id: string;
  to: string;
  name: string;
  more: string;
  state?: OrderStatus;
  aside?: string | undefined;
};
type FoundListProps = { title: string; total: number; allTo?: string; rows: readonly Row[] };

function FoundList({ title, total, allTo, rows }: FoundListProps) {
  if (total === 0) return null;
  const all =
    allTo !== undefined && total > rows.length ? (
      <TextLink to={allTo} strong>
        {adminSearchMessages.all(formatCount(total))}
      </TextLink>
    ) : undefined;
  return (
    <Panel title={title} aside={all}>
      <ul>
        {rows.map(({ id, to, name, more, state, aside }) => (
          <li key={id} className={styles.row}>
            <Link to={to} className={styles.link}>
              <b className={styles.name}>
                <NoBreakText>{name}</NoBreakText>
              </b>
              <span className={styles.more}>
                <NoBreakText>{more}</NoBreakText>
              </span>
            </Link>
            {state && (
              <span className={styles.state}>
                <StatusPill status={state} />
              </span>
            )}
            {aside && <span className={styles.aside}>{aside}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
