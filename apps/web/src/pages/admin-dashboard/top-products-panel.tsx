import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { dashboardWords } from '../../content/dashboard.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { productById } from '../../features/dashboard/list-links.ts';
import { topProducts } from '../../features/dashboard/top-products.slice.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { PeriodToggle } from './period-toggle.tsx';
import styles from './top-products-panel.module.css';

export function TopProductsPanel({ onRetry }: { onRetry: () => void }) {
  const products = useSelector(topProducts.select)?.products;
  const error = useSelector(topProducts.selectError);
  return (
    <Panel
      title={dashboardWords.topProducts}
      aside={<PeriodToggle part="top" label={dashboardWords.topProducts} />}
    >
      {error && <ErrorPanel message={error.message} onRetry={onRetry} />}
      {!products && !error && <Skeleton className={styles.awaited} />}
      {products?.length === 0 && <p className={styles.nothing}>{dashboardWords.nothingSold}</p>}
      <ol className={styles.list}>
        {products?.map(({ _id, name, image, pieces, sales }) => (
          <li key={_id} className={styles.row}>
            <Thumbnail src={image} className={styles.picture} />
            <Link to={productById(_id)} className={styles.name}>
              <WholeWords>{name}</WholeWords>
              <span className={styles.pieces}>{dashboardWords.sold(pieces)}</span>
            </Link>
            <b className={styles.sales}>{formatRupees(sales)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
