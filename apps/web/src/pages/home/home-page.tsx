import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  selectProductList,
  selectProductsError,
  selectProductsLoading,
} from '../../features/catalog/products.slice.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  const list = useSelector(selectProductList);
  const isLoading = useSelector(selectProductsLoading);
  const error = useSelector(selectProductsError);
  return (
    <>
      <title>E-Store</title>
      <h1>Products in today</h1>
      {isLoading && <output>Loading</output>}
      {error && <p role="alert">{error.message}</p>}
      <ul>
        {list?.product.map((product) => (
          <li key={product._id}>
            <Link to={paths.product(product._id)}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
