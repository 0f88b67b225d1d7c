import { useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { galleryPathWith, readGalleryUrl } from '../../features/catalog/gallery-url.ts';
import {
  selectProductList,
  selectProductsError,
  selectProductsLoading,
} from '../../features/catalog/products.slice.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  const { keyword } = useParams();
  const [search] = useSearchParams();
  const choice = readGalleryUrl(keyword, search);
  const list = useSelector(selectProductList);
  const isLoading = useSelector(selectProductsLoading);
  const error = useSelector(selectProductsError);
  const title = choice.keyword || 'All products';
  return (
    <>
      <title>{`${title} · E-Store`}</title>
      <h1>{title}</h1>
      {isLoading && <output>Loading</output>}
      {error && <p role="alert">{error.message}</p>}
      <ul>
        {list?.product.map((product) => (
          <li key={product._id}>
            <Link to={paths.product(product._id)}>{product.name}</Link>
          </li>
        ))}
      </ul>
      <Link to={galleryPathWith(choice, { page: choice.page + 1 })}>Next</Link>
    </>
  );
}
