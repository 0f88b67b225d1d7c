import type { CustomerCard } from '@e-store/shared/customers/customer';
import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator } from 'react-router-dom';
import { customerMessages as messages } from '../../../messages/en/customers/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { selectIsAdmin } from '../../../features/account/user.slice.ts';
import { customerCard } from '../../../features/customers/admin/customers.slice.ts';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountPanel } from '../../../features/customers/admin/account-panel.tsx';
import { NotesPanel } from '../../../features/customers/admin/notes-panel.tsx';
import { RequestPanel } from '../../../features/customers/admin/request-panel.tsx';

export function Component() {
  const { id } = useParams();
  const found = useSelector(customerCard.select);
  const customer = found?._id === id ? found : null;
  const error = useSelector(customerCard.selectError);
  const { revalidate } = useRevalidator();
  const name = customer ? `${customer.firstname} ${customer.lastname}` : messages.title;
  return (
    <>
      <title>{adminTitle(name)}</title>
      <TextLink to={paths.customers()} className={styles.back}>
        {messages.back}
      </TextLink>
      <AdminPageHeader title={name} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !customer && <ListSkeleton label={messages.cardLoading} />}
      {!error && customer && <Card key={customer._id} customer={customer} />}
    </>
  );
}

function Card({ customer }: { customer: CustomerCard }) {
  const { figures: stats, latest, createdAt, email } = customer;
  const isAdmin = useSelector(selectIsAdmin);
  const tiles = [
    [messages.figures.orders, stats.orders],
    [messages.figures.cancelled, stats.cancelled],
    [messages.figures.returned, stats.returned],
    [messages.figures.spent, formatRupees(stats.spent)],
  ] as const;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={messages.since(formatDayOfYear(indiaDay(createdAt)))}>
          <dl className={styles.stats}>
            {tiles.map(([name, value]) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{messages.spentHint}</p>
        </Panel>
        <Panel
          title={messages.latest}
          aside={
            <TextLink to={withQuery(paths.orderList(), { keyword: email })}>{messages.allOrders}</TextLink>
          }
        >
          {latest.length === 0 && <p>{messages.noOrders}</p>}
          <ul className={styles.rows}>
            {latest.map(({ _id, number, createdAt: at, orderStatus, totalPrice }) => (
              <li key={_id} className={styles.order}>
                <Link to={paths.staffOrder(_id)} className={styles.name}>
                  {number}
                </Link>
                <span className={styles.quiet}>{formatMoment(at)}</span>
                <span>
                  <StatusPill status={orderStatus} />
                </span>
                <span className={styles.amount}>{formatRupees(totalPrice)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className={styles.column}>
        <AccountPanel customer={customer} />
        {isAdmin && <RequestPanel customer={customer} />}
        <NotesPanel customer={customer} />
      </div>
    </div>
  );
}
