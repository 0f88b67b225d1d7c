import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { banners } from '../../content/banners.ts';
import { paths } from '../../lib/paths.ts';
import { CutOut } from '../../ui/cut-out.tsx';
import styles from './banners.module.css';

const { newArrivals, basics, sale } = banners;

/** New arrivals, basics and the sale (spec §1). Each banner is one link. */
export function Banners() {
  return (
    <div className={styles.banners}>
      <Link
        to={paths.gallery({ query: { type: 'all', sort: 'newest' } })}
        className={clsx(styles.banner, styles.arrivals)}
      >
        <span className={styles.rail} />
        <CutOut name="pencil-stripe-shirt-on-hanger" sizes={HUNG} className={styles.hung1} />
        <CutOut name="madder-henley-on-hanger" sizes={HUNG} className={styles.hung2} />
        <CutOut name="checked-shirt-on-hanger" sizes={HUNG} className={styles.hung3} />
        <h2 className={styles.title}>{newArrivals.title}</h2>
        <span className={styles.action}>{newArrivals.action}</span>
      </Link>
      <Link
        to={paths.gallery({ keyword: 'basic', query: { type: 'T-Shirt' } })}
        className={clsx(styles.banner, styles.basics)}
      >
        <CutOut name="folded-sage-t-shirt" sizes={FOLDED} className={styles.folded1} />
        <CutOut name="folded-indigo-t-shirt" sizes={FOLDED} className={styles.folded2} />
        <CutOut name="folded-marigold-t-shirt" sizes={FOLDED} className={styles.folded3} />
        <h2 className={styles.title} aria-label={basics.title}>
          {basics.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h2>
        <span className={styles.action}>{basics.action}</span>
      </Link>
      <Link to={paths.gallery({ query: { onSale: 'true' } })} className={clsx(styles.banner, styles.sale)}>
        <p className={styles.figure}>{sale.figure}</p>
        <div className={styles.row}>
          <h2 className={styles.saleTitle}>{sale.title}</h2>
          <span className={styles.action}>{sale.action}</span>
        </div>
      </Link>
    </div>
  );
}

const HUNG = '(max-width: 500px) 75vw, (max-width: 800px) 50vw, 30vw';
const FOLDED = '(max-width: 800px) 210px, 19vw';
