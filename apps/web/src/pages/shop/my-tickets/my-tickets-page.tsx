import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { myTicketMessages as messages } from '../../../messages/en/contact/my-tickets.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { TicketList } from '../../../features/contact/shop/ticket-list.tsx';
import {
  selectMyTickets,
  selectMyTicketsError,
  selectMyTicketsLoading,
} from '../../../features/contact/my-tickets.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './my-tickets-page.module.css';

export function Component() {
  return (
    <AccountFrame here="tickets">
      <title>{pageTitle(messages.title)}</title>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <Tickets />
      <div className={styles.write}>
        <ButtonLink kind="ghost" to={paths.contact()}>
          {messages.write}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

function Tickets() {
  const tickets = useSelector(selectMyTickets);
  const isLoading = useSelector(selectMyTicketsLoading);
  const error = useSelector(selectMyTicketsError);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (isLoading)
    return (
      <>
        <VisuallyHidden>
          <output>{messages.loading}</output>
        </VisuallyHidden>
        <Skeleton className={styles.block} />
        <Skeleton className={styles.block} />
      </>
    );
  return tickets.length > 0 ? <TicketList tickets={tickets} /> : <p>{messages.none}</p>;
}
