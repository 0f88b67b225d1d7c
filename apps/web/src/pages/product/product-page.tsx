import { useSelector } from 'react-redux';
import {
  selectProduct,
  selectProductError,
  selectProductLoading,
} from '../../features/catalog/product-details.slice.ts';
import { FailurePage } from '../error/failure-page.tsx';

export function Component() {
  const product = useSelector(selectProduct);
  const isLoading = useSelector(selectProductLoading);
  const error = useSelector(selectProductError);
  if (error) return <FailurePage status={error.status || 503} message={error.message} />;
  if (isLoading || !product) return <output>Loading</output>;
  return (
    <>
      <title>{`${product.name} · E-Store`}</title>
      <meta name="description" content={product.descreption} />
      <h1>{product.name}</h1>
      <p>{product.descreption}</p>
    </>
  );
}
