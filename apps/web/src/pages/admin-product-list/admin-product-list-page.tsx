import { pageCount } from '@e-store/shared/catalog/pages';
import { Plus } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { productListWords as words } from '../../content/dash-products.ts';
import { dashTitle } from '../../content/page-title.ts';
import { selectCategories } from '../../features/admin/categories.slice.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { BulkProducts } from '../../features/admin/components/product-list/bulk-products.tsx';
import { ListTools } from '../../features/admin/components/product-list/list-tools.tsx';
import { ProductRows } from '../../features/admin/components/product-list/product-rows.tsx';
import { ProductTableSkeleton } from '../../features/admin/components/product-table-skeleton.tsx';
import { withChanged } from '../../features/admin/staff-product-query.ts';
import { selectStaffProducts, selectStaffProductsError } from '../../features/admin/staff-products.slice.ts';
import { useChosenRows } from '../../features/admin/use-chosen-rows.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import styles from './admin-product-list-page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const list = useSelector(selectStaffProducts);
  const error = useSelector(selectStaffProductsError);
  const categories = useSelector(selectCategories) ?? [];
  const products = list?.products ?? [];
  const { ids, clear, ...choosing } = useChosenRows(products.map(({ _id }) => _id));
  const { say, complain, said } = useSaid();
  const pageLink = (page: number) => withChanged(search, { page: page > 1 ? String(page) : undefined });
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <ButtonLink size="compact" to={paths.addProduct()}>
          <Icon of={Plus} />
          {words.addProduct}
        </ButtonLink>
      </DashHead>
      <ListTools total={error ? undefined : list?.total} categories={categories} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !list && <ProductTableSkeleton />}
      {!error && list && products.length === 0 && <NoProducts isNarrowed={search.size > 0} />}
      {!error && list && products.length > 0 && (
        <>
          <BulkProducts
            products={products.filter(({ _id }) => ids.includes(_id))}
            categories={categories}
            onClear={clear}
            say={say}
          />
          <ProductRows
            products={products}
            nameOfCategory={(key) => categories.find((category) => category.key === key)?.name ?? key}
            choosing={choosing}
            say={say}
            complain={complain}
          />
          <Pager page={list.page} pages={pageCount(list.total, list.limit)} linkTo={pageLink} />
        </>
      )}
      {said}
    </>
  );
}

function NoProducts({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Panel className={styles.empty}>
      <p>{isNarrowed ? words.nothingFound : words.nothing}</p>
      {isNarrowed ? (
        <ButtonLink kind="ghost" size="compact" to={paths.productList()}>
          {words.showAll}
        </ButtonLink>
      ) : (
        <ButtonLink size="compact" to={paths.addProduct()}>
          {words.addProduct}
        </ButtonLink>
      )}
    </Panel>
  );
}
