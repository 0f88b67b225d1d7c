import { Plus } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { dashTitle } from '../../content/page-title.ts';
import { dashWords } from '../../content/dash.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ProductSearch } from '../../features/admin/components/product-search.tsx';
import { selectProductList } from '../../features/catalog/products.slice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './admin-product-list-page.module.css';
import { ProductRows } from './product-rows.tsx';

export function Component() {
  const [search] = useSearchParams();
  const keyword = search.get('keyword')?.trim() ?? '';
  const count = useSelector(selectProductList)?.productCount;
  return (
    <>
      <title>{dashTitle(dashWords.productList)}</title>
      <DashHead title={dashWords.productList}>
        <ButtonLink size="compact" to={paths.addProduct()}>
          <Icon of={Plus} />
          {dashWords.addProductButton}
        </ButtonLink>
      </DashHead>
      <div className={styles.tools}>
        <ProductSearch keyword={keyword} />
        <output className={styles.count}>{count === undefined ? '' : countWords(count)}</output>
      </div>
      <ProductRows keyword={keyword} />
    </>
  );
}

const countWords = (count: number) => (count === 1 ? '1 product' : `${count} products`);
