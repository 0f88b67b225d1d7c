import { pageCount } from '@e-store/shared/catalog/pages';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { dashWords } from '../../content/dash.ts';
import { admin } from '../../content/admin.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { ProductTableSkeleton } from '../../features/admin/components/product-table-skeleton.tsx';
import { ProductTable } from '../../features/admin/components/product-table.tsx';
import { selectProductList, selectProductsError } from '../../features/catalog/products.slice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Pager } from '../../ui/pager.tsx';
import styles from './admin-product-list-page.module.css';

/** The products of the page, or what stands in their place: why they are not there, or that there are none. */
export function ProductRows({ keyword }: { keyword: string }) {
  const list = useSelector(selectProductList);
  const error = useSelector(selectProductsError);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (!list) return <ProductTableSkeleton />;
  if (list.product.length === 0) return <NoProducts keyword={keyword} />;
  return (
    <>
      <ProductTable products={list.product} />
      <Pager
        page={list.page}
        pages={pageCount(list.productCount, list.limit)}
        linkTo={(page) => paths.productList({ keyword, page })}
      />
    </>
  );
}

function NoProducts({ keyword }: { keyword: string }) {
  return (
    <Panel className={styles.empty}>
      <p>{keyword ? admin.nothingFound(keyword) : admin.nothingListed}</p>
      {keyword ? (
        <ButtonLink kind="ghost" size="compact" to={paths.productList()}>
          {dashWords.showAllProducts}
        </ButtonLink>
      ) : (
        <ButtonLink size="compact" to={paths.addProduct()}>
          {dashWords.addProductButton}
        </ButtonLink>
      )}
    </Panel>
  );
}
