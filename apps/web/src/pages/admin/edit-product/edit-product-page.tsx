import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { productFormMessages as messages } from '../../../messages/en/catalog/admin-product-form.ts';
import { selectCategories } from '../../../features/catalog/admin/categories.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { EditProductForm } from '../../../features/catalog/admin/edit-product-form.tsx';
import { FormSkeleton } from '../../../ui/admin/form-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { staffProduct } from '../../../features/catalog/admin/staff-product.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

export function Component() {
  const product = useSelector(staffProduct.select);
  const error = useSelector(staffProduct.selectError);
  const categories = useSelector(selectCategories);
  const { revalidate } = useRevalidator();
  const isEditable = product && product.status !== 'archived';
  return (
    <>
      {isEditable && <EditProductForm key={product._id} product={product} categories={categories} />}
      {!isEditable && <AdminPageHeader title={messages.editTitle} documentTitle={product?.name} />}
      {error && !product && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !product && <FormSkeleton label={messages.loading} />}
      {product?.status === 'archived' && (
        <Panel>
          <p>{messages.archived}</p>
          <ButtonLink kind="ghost" size="compact" to={`${paths.productList()}?status=archived`}>
            {messages.backToList}
          </ButtonLink>{' '}
          <ButtonLink kind="ghost" size="compact" to={paths.addProduct({ copy: product._id })}>
            {messages.copyProduct}
          </ButtonLink>
        </Panel>
      )}
    </>
  );
}
