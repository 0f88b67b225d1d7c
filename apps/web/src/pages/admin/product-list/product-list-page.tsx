import { pageCount } from '@e-store/shared/catalog/list-choices';
import { Plus, Upload } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { productListMessages as messages } from '../../../messages/en/catalog/admin-product-list.ts';
import { productImportMessages as importMessages } from '../../../messages/en/catalog/admin-product-import.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { selectCategories } from '../../../features/catalog/admin/categories.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { BulkProducts } from '../../../features/catalog/admin/bulk-products.tsx';
import { ListTools } from '../../../features/catalog/admin/product-list-tools.tsx';
import { ProductRows } from '../../../features/catalog/admin/product-rows.tsx';
import { changeListParams, productExportQuery } from '../../../features/catalog/admin/staff-product-query.ts';
import {
  exportProducts,
  selectStaffProducts,
  selectStaffProductsError,
  selectStaffProductsLoading,
} from '../../../features/catalog/admin/staff-products.slice.ts';
import { useLastPageRedirect } from '../../../ui/admin/use-last-page-redirect.ts';
import { useRowSelection } from '../../../ui/admin/use-row-selection.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './product-list-page.module.css';

export function Component() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const found = useSelector(selectStaffProducts);
  const error = useSelector(selectStaffProductsError);
  const isLoading = useSelector(selectStaffProductsLoading);
  const isBeyond = useLastPageRedirect(found, !isLoading && !error);
  const list = isBeyond ? null : found;
  const categories = useSelector(selectCategories);
  const products = list?.products ?? [];
  const { ids, clear, ...selection } = useRowSelection(list?.products.map(({ _id }) => _id));
  const { showMessage, showError, toast } = useToast();
  const pageLink = (page: number) => changeListParams(search, { page: page > 1 ? String(page) : undefined });
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <ExportButton
          label={importMessages.exported}
          title={importMessages.exportTitle}
          ask={() => dispatch(exportProducts(productExportQuery(search)))}
        />
        <ButtonLink kind="ghost" size="compact" to={paths.productImport()}>
          <Icon of={Upload} small />
          {importMessages.importLink}
        </ButtonLink>
        <ButtonLink size="compact" to={paths.addProduct()}>
          <Icon of={Plus} />
          {messages.addProduct}
        </ButtonLink>
      </AdminPageHeader>
      <ListTools total={error ? undefined : found?.total} categories={categories} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !list && <ProductTableSkeleton />}
      {!error && list && products.length === 0 && <NoProducts hasFilters={search.size > 0} />}
      {!error && list && products.length > 0 && (
        <>
          <BulkProducts
            products={products.filter(({ _id }) => ids.includes(_id))}
            categories={categories}
            onClear={clear}
            showMessage={showMessage}
          />
          <ProductRows
            products={products}
            lowStock={list.lowStock}
            nameOfCategory={(key) => categories.find((category) => category.key === key)?.name ?? key}
            selection={selection}
            showMessage={showMessage}
            showError={showError}
          />
          <Pager page={list.page} pages={pageCount(list.total, list.limit)} linkTo={pageLink} />
        </>
      )}
      {toast}
    </>
  );
}

function NoProducts({ hasFilters }: { hasFilters: boolean }) {
  return (
    <Panel className={styles.empty}>
      <p>{hasFilters ? messages.nothingFound : messages.nothing}</p>
      {hasFilters ? (
        <ButtonLink kind="ghost" size="compact" to={paths.productList()}>
          {messages.showAll}
        </ButtonLink>
      ) : (
        <ButtonLink size="compact" to={paths.addProduct()}>
          {messages.addProduct}
        </ButtonLink>
      )}
    </Panel>
  );
}

const ROWS = Array.from({ length: 9 }, (_, index) => index);

function ProductTableSkeleton() {
  return (
    <Panel flush>
      <output>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </output>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.price} />
        </div>
      ))}
    </Panel>
  );
}
