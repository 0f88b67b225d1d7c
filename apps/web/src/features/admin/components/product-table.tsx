import type { Product } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { dashWords } from '../../../content/dash.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Panel } from './panel.tsx';
import styles from './product-table.module.css';
import { StockCell } from './stock-cell.tsx';

type TableProduct = Pick<
  Product,
  '_id' | 'name' | 'brand' | 'category' | 'price' | 'stock' | 'sizes' | 'onSale'
> & {
  images: Pick<Product['images'][number], 'url' | 'alt'>[];
};

/** The columns of spec §2; in a narrow window each row is a block of two lines. */
export function ProductTable({ products }: { products: readonly TableProduct[] }) {
  return (
    <Panel flush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{dashWords.columns.product}</th>
            <th scope="col">{dashWords.columns.category}</th>
            <th scope="col">{dashWords.columns.stock}</th>
            <th scope="col" className={styles.number}>
              {dashWords.columns.price}
            </th>
            <th scope="col" className={styles.number}>
              {dashWords.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product._id} product={product} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Row({ product }: { product: TableProduct }) {
  const { _id, name, brand, category, sizes, stock, onSale, price, images } = product;
  const range = [sizes[0]?.size, sizes.length > 1 ? sizes.at(-1)?.size : undefined].filter(Boolean);
  return (
    <tr>
      <td className={styles.product}>
        <span className={styles.picture}>
          <Picture src={images[0]?.url ?? ''} alt="" sizes="2.5rem" />
        </span>
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.caption}>{[brand, range.join(' to ')].filter(Boolean).join(' · ')}</span>
        </span>
      </td>
      <td className={styles.category}>{category}</td>
      <td className={styles.stock}>
        <StockCell stock={stock} onSale={onSale} />
      </td>
      <td className={styles.number}>{formatRupees(price)}</td>
      <td className={styles.number}>
        <TextLink to={paths.product(_id)} className={styles.action}>
          {dashWords.viewInShop}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      </td>
    </tr>
  );
}
