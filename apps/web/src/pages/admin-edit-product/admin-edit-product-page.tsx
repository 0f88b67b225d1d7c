import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { productFormWords as words } from '../../content/dash-product-form.ts';
import { dashTitle } from '../../content/page-title.ts';
import { selectCategories } from '../../features/admin/categories.slice.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { EditProductForm } from '../../features/admin/components/edit-product-form.tsx';
import { FormSkeleton } from '../../features/admin/components/form-skeleton.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { selectStaffProduct, selectStaffProductError } from '../../features/admin/staff-product.slice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

export function Component() {
  const product = useSelector(selectStaffProduct);
  const error = useSelector(selectStaffProductError);
  const categories = useSelector(selectCategories) ?? [];
  const { revalidate } = useRevalidator();
  const isEditable = product && product.status !== 'archived';
  return (
    <>
      <title>{dashTitle(product?.name ?? words.editTitle)}</title>
      {isEditable && <EditProductForm key={product._id} product={product} categories={categories} />}
      {!isEditable && <DashHead title={words.editTitle} />}
      {error && !product && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !product && <FormSkeleton label={words.loading} />}
      {product?.status === 'archived' && (
        <Panel>
          <p>{words.archived}</p>
          <ButtonLink kind="ghost" size="compact" to={`${paths.productList()}?status=archived`}>
            {words.backToList}
          </ButtonLink>
        </Panel>
      )}
    </>
  );
}
