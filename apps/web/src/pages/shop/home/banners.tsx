import { clsx } from 'clsx';
import type { HomeContent } from '../../../messages/en/home/home.ts';
import { CutOut } from '../../../ui/cut-out.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './banners.module.css';

type BannersProps = Pick<HomeContent, 'newArrivals' | 'basics' | 'sale'>;

/** New arrivals, basics and the sale (spec §1). Each banner is one link. */
export function Banners({ newArrivals, basics, sale }: BannersProps) {
  const [left, middle, right] = newArrivals.hanging;
  return (
    <div className={styles.banners}>
      <Link to={newArrivals.to} className={clsx(styles.banner, styles.arrivals)}>
        <span className={styles.rail} />
        <CutOut name={left} sizes={HUNG} load="later" className={styles.hung1} />
        <CutOut name={middle} sizes={HUNG} load="later" className={styles.hung2} />
        <CutOut name={right} sizes={HUNG} load="later" className={styles.hung3} />
        <h2 className={styles.title}>{newArrivals.title}</h2>
        <span className={styles.action}>{newArrivals.action}</span>
      </Link>
      <Link to={basics.to} className={clsx(styles.banner, styles.basics)}>
        <CutOut name="folded-sage-t-shirt" sizes={FOLDED} load="later" className={styles.folded1} />
        <CutOut name="folded-indigo-t-shirt" sizes={FOLDED} load="later" className={styles.folded2} />
        <CutOut name="folded-marigold-t-shirt" sizes={FOLDED} load="later" className={styles.folded3} />
        <h2 className={styles.title} aria-label={basics.title}>
          {basics.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h2>
        <span className={styles.action}>{basics.action}</span>
      </Link>
      <Link to={sale.to} className={clsx(styles.banner, styles.sale)}>
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
