import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { productLink } from './list-links.ts';
import { topProducts } from './dashboard.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import styles from './top-products-panel.module.css';

export function TopProductsPanel({ onRetry }: { onRetry: () => void }) {
  const products = useSelector(topProducts.select)?.products;
  const error = useSelector(topProducts.selectError);
  return (
    <Panel
      title={dashboardMessages.topProducts}
      aside={<PeriodToggle part="top" label={dashboardMessages.topProducts} />}
    >
      {error && <ErrorPanel message={error.message} onRetry={onRetry} />}
      {!products && !error && <Skeleton className={styles.awaited} />}
      {products?.length === 0 && <p className={styles.nothing}>{dashboardMessages.nothingSold}</p>}
      <ol>
        {products?.map(({ _id, name, image, pieces: quantity, sales }) => (
          <li key={_id} className={styles.row}>
            <Thumbnail src={image} className={styles.picture} />
            <Link to={productLink(_id)} className={styles.name}>
              <NoBreakText>{name}</NoBreakText>
              <span className={styles.quantity}>{dashboardMessages.sold(quantity)}</span>
            </Link>
            <b className={styles.sales}>{formatRupees(sales)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
