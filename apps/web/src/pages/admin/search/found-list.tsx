import { formatCount } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { adminSearchMessages } from '../../../messages/en/staff/search.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './found-list.module.css';

type Row = {
  id: string;
  to: string;
  name: string;
  more: string;
  state?: OrderStatus;
  aside?: string | undefined;
};
type FoundListProps = { title: string; total: number; allTo: string; rows: readonly Row[] };

export function FoundList({ title, total, allTo, rows }: FoundListProps) {
  if (total === 0) return null;
  const all =
    total > rows.length ? (
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
